# Neither workers nor chunk change the count.
for workers in 1 2 5; do
  for chunk in 1 2 7 999 auto 100000000; do
    is "$(fxpar primes --report none -w $workers -c $chunk 3000)" 430
  done
done
