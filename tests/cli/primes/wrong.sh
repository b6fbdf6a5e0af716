# Wrong ranges are usage errors.
for range in '' x -5 +5 1e6 18446744073709551616 '5 3' '1 2 3' '5 x' '-1 5'; do try fxpar primes $range; done
