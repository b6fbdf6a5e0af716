# Whoever reads one of several outputs may leave: the others are written all the same.
need python3
mkfifo trace rows
head -c 10 trace >/dev/null &
true <rows &
fxpar bench roundtrip --smoke --trace trace --csv rows --json results --markdown text >table
is $? 0
wait
python3 "$CLI/bench/check.py" results
for file in text table; do grep -q roundtrip $file || fail "nothing in $file"; done
ls
