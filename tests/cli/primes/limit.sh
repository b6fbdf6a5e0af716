# --limit N is the first N integers.
fxpar primes --report none --limit 10 1000000000000
fxpar primes --report none --limit 0 100
fxpar primes --limit 5 --report json 100 110 2>report
value records
