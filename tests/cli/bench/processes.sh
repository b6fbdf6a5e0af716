# The way processes: only where it is asked for, with the same checksums.
need python3
not_built_with tsan
fxpar bench fingerprint sharpen rehash --sizes 3,100 -w 1,2,8 --ways processes,chunked --smoke \
  --json results >/dev/null
python3 "$CLI/bench/check.py" results
is "$(grep -c '"way": "processes"' results)" 18
