# - is stdout, which then has nothing else.
need python3
bench() { fxpar bench fingerprint --sizes 9 --smoke "$@"; }
bench --json - >results
python3 "$CLI/bench/check.py" results
bench --csv - >rows
head -n 1 rows
wc -l <rows
bench --markdown - | head -n 1
bench --html - | tail -n 1
bench --csv - --json results | wc -l
fxpar bench roundtrip --ways call --smoke --trace - | grep -vcE '^(request|answer) [0-9]+ '
