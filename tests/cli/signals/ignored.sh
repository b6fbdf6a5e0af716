# So it is for INT and TERM.
mkfifo in
(trap '' INT TERM; exec fxpar fingerprint --report none --fields text in >out) &
exec 3>in
echo a >&3
eventually [ -s out ]
kill -INT $!
kill -TERM $!
sleep 0.2
echo b >&3
exec 3>&-
wait $!
echo "exit $?"
cat out
