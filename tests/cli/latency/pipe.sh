# The first result of an idle pipe comes at once (0.3 s; here ten times that).
mkfifo in
for options in '' '-w 1' '-c 1000' '--fields text --format csv' '--format jsonl'; do
  fxpar fingerprint --report none $options in >out &
  exec 3>in
  sleep 0.2
  start=$(date +%s%N)
  echo a >&3
  eventually [ -s out ]
  took=$((($(date +%s%N) - start) / 1000000))
  [ $took -lt 3000 ] || fail "$took ms"
  exec 3>&-
  wait $!
done
