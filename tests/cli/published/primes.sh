# 148,933 primes below 2,000,000.
for options in '' '-w 1' '-w 3 -c 100000' '-w 2 -c 7777' '--kernel reference'; do
  fxpar primes $options --report json 2000000 2>report
  value checksum
done
