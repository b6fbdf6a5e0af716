# Every usage error is one clear line in our own words.
echo a >in
check() {
  fxpar "$@" 2>said >out
  is "$*: $? $(wc -l <said) $(wc -c <out) $(grep -c '^fxpar: ' said)" "$*: 2 1 0 1"
  ! grep -E 'TEXT|Could not convert|terminate|required|Argument' said
}
check
check ''
check nonsense
check --chunk 5 fingerprint in
check fingerprint --limit
check fingerprint -o
check fingerprint -w
check fingerprint --nonsense in
check fingerprint -x in
check fingerprint -5 in
check fingerprint --header=maybe in
check fingerprint -s=1 in
check fingerprint -q -v in
check fingerprint --on-error in
check primes
check primes 1 2 3
check primes 5 3
check primes --null 5
check --completions
check --completions tcsh
