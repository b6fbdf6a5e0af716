# Where the system starts only a few threads, what needs more is left out by name; the rest stands.
not_sanitized
need python3
ulimit -v 500000
timeout 60 fxpar bench --smoke -w 200 --json results >table 2>said
is $? 3
python3 "$CLI/bench/check.py" results
for part in 'fingerprint, n = 100' 'primes, n = 2,000,000' 'roundtrip, pool' 'roundtrip, tbb'; do
  grep -qE "^fxpar: $part.* the system starts no more than [0-9]+" said || fail "no '$part': $(cat said)"
done
grep -q '^sweep:' table || fail 'no sweep'
grep -qE '^  worker ' table || fail 'no worker'
