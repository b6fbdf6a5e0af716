# It stops at once although the input idles.
mkfifo in
timeout 20 fxpar fingerprint --report none --fields text --max-record 4 in &
exec 3>in
printf 'ok\ntoolong\n' >&3
wait $!
echo "exit $?"
