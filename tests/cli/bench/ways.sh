# --ways: only these, in their usual order, in each job those that it has.
need python3
fxpar bench fingerprint --sizes 9 --ways chunked,loop --smoke --json results >/dev/null
grep '"way":' results
fxpar bench fingerprint --sizes 9 --ways chain --smoke --json results >table
python3 "$CLI/bench/check.py" results
grep -E '"(way|chunks|speedup)":' results
grep -E 'faster|slower|same' table
fxpar bench primes fingerprint --sizes 9 --ways ranges-4,sliced --smoke --json results >/dev/null
python3 "$CLI/bench/check.py" results
grep -E '"(way|chunk)":' results
fxpar bench fingerprint roundtrip --sizes 9 --ways loop,call --smoke --json results >/dev/null
grep '"way":' results | sort -u
