# auto takes at most 4 MiB of input.
yes "$(printf '%0999d' 0)" | head -n 30000 >in
fxpar fingerprint -s -w 1 --report json in 2>report
[ "$(value chunk)" -le 4194 ] && [ "$(value chunk)" -gt 3900 ] || fail "chunk $(value chunk)"
value chunk_rule
cat in | fxpar fingerprint -s -w 1 --report json 2>report
[ "$(value chunk)" -le 4194 ] || fail "chunk $(value chunk)"
