# The checksums that the study published, by every way; that of primes is how many there are.
need python3
bench() { fxpar bench -w 2 --iterations 1 --warmup 0 "$@" >/dev/null; }
bench fingerprint sharpen rehash --sizes 100 --json small
bench fingerprint sharpen --sizes 10000 --ways sliced,chunked --json large
bench primes --ways ranges-2,ranges-8 --json primes
for results in small large primes; do
  python3 "$CLI/bench/check.py" $results
  grep -o '"checksum": .*' $results
done
