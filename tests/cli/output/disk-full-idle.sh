# It ends the run although the input idles.
mkfifo in
timeout 20 fxpar fingerprint in >/dev/full &
exec 3>in
echo a >&3
wait $!  # the input is still open
echo "exit $?"
