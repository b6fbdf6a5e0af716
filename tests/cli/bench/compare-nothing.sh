# Nothing in common is said, and is no success: a script that compares must not take it for one.
need python3
python3 "$CLI/bench/saved.py" a loop=1
python3 "$CLI/bench/saved.py" b loop=1 n:11
try fxpar bench --compare a b
