# One number in each format.
fxpar primes --report none 10
fxpar primes --report none --header 10
fxpar primes --report none --header --format csv 10
fxpar primes --report none --format jsonl 10
fxpar primes --report none -o out 10
cat out
