# auto on a pipe starts small and doubles while chunks are quick.
lines 20000 | fxpar fingerprint -s -w 1 --report json 2>report
[ "$(value chunk)" -gt 1 ] || fail 'no growth'
[ "$(value chunks)" -ge 5 ] || fail "only $(value chunks) chunks"
[ "$(value chunk)" -lt 10000 ] || fail "chunk $(value chunk)"
value chunk_rule | grep -c '^auto: .*2 ms'
lines 3 | fxpar fingerprint -s --report json 2>report
[ "$(value chunks)" -ge 2 ] || fail 'does not start small'
