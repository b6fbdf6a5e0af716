# How many primes are below N, or in [LO, HI).
for range in 0 1 2 3 4 5 10 100 1000 '0 10' '2 3' '3 3' '7 8' '8 9' '90 97' '90 98' '0 0' '1000000 1000100'; do
  echo "$range: $(fxpar primes --report none $range)"
done
