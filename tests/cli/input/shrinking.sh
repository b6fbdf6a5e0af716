# One that becomes shorter while it is read is an I/O error, also under skip; never a SIGBUS.
for on_error in stop skip; do
  yes "$(printf '%0999d' 0)" | head -c 2000000 >in
  mkfifo out
  fp --fields text -w 1 -c 1 --on-error $on_error in >out &
  (read -r first; : >in; cat >/dev/null) <out  # fxpar waits for its reader meanwhile
  wait $!
  echo "exit $?"
  rm out
done
