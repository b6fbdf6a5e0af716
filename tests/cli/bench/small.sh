# Fewer records than workers or chunks: each way still does them all, a chunk is never below 1.
need python3
fxpar bench fingerprint sharpen rehash --sizes 1,3 -w 8 --smoke --json results >table
python3 "$CLI/bench/check.py" results
fxpar bench fingerprint sharpen --sizes 3 -w 1,2 --turns 1000000 --smoke --json results >>table
python3 "$CLI/bench/check.py" results 1000000
awk 'length > 80' table
grep -cE 'nan|inf' table
