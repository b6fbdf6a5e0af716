# An option that would change nothing in what is to be measured is a mistake, said before the work.
no_effect() { fxpar bench "$@" --smoke; [ $? -eq 2 ] || echo "accepted: $*"; }
no_effect primes --sizes 3
no_effect primes roundtrip --turns 3
no_effect fingerprint --turns 3 --ways loop,parallel
no_effect roundtrip --kernel best
no_effect sweep --workers 3
no_effect roundtrip --published
no_effect fingerprint --large
no_effect sharpen --trace trace
no_effect fingerprint roundtrip --ways loop
no_effect fingerprint --ways loop,worker
no_effect roundtrip --ways loop
no_effect --ways worker --sizes 3
no_effect --ways loop --trace trace
ls
