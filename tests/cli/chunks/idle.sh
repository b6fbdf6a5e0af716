# Input that is idle for 100 ms is handed on as it is, also where a chunk of N is not full.
mkfifo in
for chunk in auto 1000; do
  fp --fields text -c $chunk in >out &
  exec 3>in
  printf 'a\nb\nc' >&3
  eventually grep -q b out
  cat out
  exec 3>&-
  wait $!
  tail -n 1 out
done
