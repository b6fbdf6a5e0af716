# --compare: B against A, with what the noise allows; only what both have.
need python3
python3 "$CLI/bench/saved.py" a loop=1,1,1 sliced=1,1,1 chain=1,1.5,2 parallel=1 only-a=1
python3 "$CLI/bench/saved.py" b loop=2,2,2 sliced=0.25,0.25,0.25 chain=1.2,1.7,2.4 \
  parallel=1.05 only-b=1
fxpar bench --compare a b
