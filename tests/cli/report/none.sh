# --report none says nothing.
echo a >in
fxpar fingerprint --report none --fields text in
fxpar primes --report none 10
