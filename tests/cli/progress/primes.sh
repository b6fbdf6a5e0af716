# For primes it counts records, and the time left is not cut off.
need_terminal
terminal stderr timeout --preserve-status 1.8 fxpar primes 100000000000 -w 1 >shown
sed 's/<CR>/\n/g' shown | grep -m 1 '^fxpar: .* %' | grep -c ' left'
