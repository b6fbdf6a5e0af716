# Another checksum is other work: no times beside each other, and exit 1. Another kernel or machine
# is said.
need python3
python3 "$CLI/bench/saved.py" a loop=1
python3 "$CLI/bench/saved.py" b loop=2 'checksum:"78"'
python3 "$CLI/bench/saved.py" c loop=2,2 'kernel:"avx2"' 'cpu:"other"'
try fxpar bench --compare a b
try fxpar bench --compare a c
