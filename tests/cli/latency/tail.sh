# tail -f log | fxpar fingerprint answers at once, also about what is appended.
seq 3 >log
tail -f log | fxpar fingerprint --report none --fields text >out &
eventually grep -qx 3 out
echo more >>log
eventually grep -qx more out
pkill -P $$ tail || kill "$(jobs -p)"
cat out
