# All 1,500,000 lines; on 10 workers auto cuts chunks of 37,500, as the study did.
need python3
oracle lines 1500000 >in
is "$(wc -c <in)" 53717934
timeout 50 fxpar fingerprint -w 10 --report json in 2>report >/dev/null
is "$(value checksum)" 755522290282409
is "$(value records)" 1500000
is "$(value chunk)" 37500
is "$(value chunks)" 40
