# Each wrong word: 2, nothing on stdout, one line that names option, what was found and expected.
bench() { try timeout 10 fxpar bench "$@"; }
bench nosuch
bench fingerprin
bench primes sharpen primes
bench ''
bench --ways nosuch
bench --ways ''
bench --ways loop,
bench --ways loop,sliced,loop
bench --ways 'loop chain'
bench --sizes 0
bench --sizes abc
bench --sizes ''
bench --sizes 100,
bench --sizes ,100
bench --sizes 100,0
bench --sizes 1e3
bench --sizes -1
bench --sizes 18446744073709551616
bench --sizes full,fuller
bench --workers 0
bench --workers 2,
bench --workers 1,0
bench --workers 1.5
bench --iterations 0
bench --iterations many
bench --rounds 0
bench --warmup -1
bench --turns 0
bench --turns ''
bench --kernel nosuch
bench --kernel ''
bench --progress alway
bench --nosuch
bench --json
bench --json ''
FXPAR_WORKERS=garbage bench primes
FXPAR_WORKERS=0 bench primes
FXPAR_WORKERS=1,2 bench primes
