# auto takes at most 65,536 records.
yes '' | head -n 1000000 >in
fxpar fingerprint -s -w 1 --report json in 2>report
value chunk
value chunks
value chunk_rule
cat in | fxpar fingerprint -s -w 1 --report json 2>report
[ "$(value chunk)" -le 65536 ] || fail "chunk $(value chunk)"
