# Under nohup it lives on: a signal that is ignored at the start stays so.
mkfifo in
nohup fxpar fingerprint --report none --fields text in >out 2>said &
exec 3>in
echo a >&3
eventually [ -s out ]
kill -HUP $!
sleep 0.2
echo b >&3
exec 3>&-
wait $!
echo "exit $?"
cat out
