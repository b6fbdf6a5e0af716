# A run that was stopped goes on.
lines 50000 >in
fp in >expected
(sleep 0.2; cat in) | fxpar fingerprint --report none >out &
sleep 0.1
kill -STOP $!
sleep 0.3
kill -CONT $!
wait $!
echo "exit $?"
cmp out expected
