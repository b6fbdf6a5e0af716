# --chunk N cuts exactly: ceil(records/N) chunks.
lines 100 >in
for chunk in 1 3 7 33 50 99 100 101; do
  fxpar fingerprint -s -c $chunk --report json in 2>report
  is "$(value chunks)" $(((100 + chunk - 1) / chunk))
  is "$(value chunk)" $((chunk < 100 ? chunk : 100))
  is "$(value chunk_rule)" fixed
  fxpar fingerprint -s -c $chunk --report json in in in 2>report
  is "$(value chunks)" $(((300 + chunk - 1) / chunk))
done
: | fxpar fingerprint -c 5 --report json 2>report
is "$(value chunks)" 0
fxpar primes -c 7 --report json 3 103 2>report >/dev/null
is "$(value chunks)" 15
