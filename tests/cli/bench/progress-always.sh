# --progress always shows it whatever stderr is, and leaves stdout alone.
timeout --preserve-status 1.8 \
  fxpar bench primes --ways loop --iterations 99 --progress always 2>said
tr '\r' '\n' <said | grep -c '^fxpar: bench .*%, .*primes' | sed 's/^[1-9][0-9]*$/some/'
