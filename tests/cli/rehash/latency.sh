# A row comes out while the input idles, but not one that may go on.
mkfifo in
fxpar rehash --report none --fields user in >out &
exec 3>in
printf 'a,1,2\n"b\n' >&3
eventually grep -q a out
sleep 0.3
cat out
printf '",1,2\n' >&3
eventually grep -q b out
tail -n 1 out
exec 3>&-
wait $!
