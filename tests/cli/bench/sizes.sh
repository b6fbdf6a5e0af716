# --sizes: in the order given; full is each job's own; primes knows only its own.
fxpar bench fingerprint primes --sizes 20,5 --ways loop,ranges-8 --smoke --json results >/dev/null
grep '"n":' results
