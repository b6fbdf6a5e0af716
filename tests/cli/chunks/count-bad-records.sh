# Bad records count as others do.
for i in $(seq 20); do echo ok; echo toolong; done >in
fxpar fingerprint -s -c 7 --max-record 4 --on-error skip --report json in 2>&1 | tail -n 1 >report
value chunks
value records
