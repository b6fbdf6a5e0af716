# For primes n is known exactly; at most 2^20 integers.
fxpar primes -w 2 --report json 1000 1800 2>report >/dev/null
value chunk
value chunks
value chunk_rule
fxpar primes -w 1 --report json 4300000 2>report >/dev/null
value chunk
value chunks
fxpar primes -w 4 --report json 3 2>report >/dev/null
value chunk
value chunks
