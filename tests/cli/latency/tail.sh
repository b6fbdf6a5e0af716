# tail -f log | fxpar fingerprint answers at once, also about what is appended.
seq 3 >log
mkfifo in
: >out
tail -f log >in &
tail=$!
fp --fields text <in >out &
eventually grep -qx 3 out
echo more >>log
eventually grep -qx more out
{ kill $tail; wait; } 2>/dev/null
cat out
