# n is estimated from the first MiB, so other lines further on do not matter much for chunks, and
# not at all for results.
need python3
(yes short | head -n 200000; lines 1000) >in
fxpar fingerprint -s -w 2 --report json in 2>report
[ "$(value chunk)" -ge 20000 ] && [ "$(value chunk)" -le 40000 ] || fail "chunk $(value chunk)"
is "$(value records)" 201000
