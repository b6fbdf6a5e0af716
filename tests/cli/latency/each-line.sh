# Each line of a slow input shows before the next.
mkfifo in
fp --fields text in >out &
exec 3>in
for i in 1 2 3 4 5; do
  echo $i >&3
  eventually sh -c "[ \$(wc -l <out) -eq $i ]"
done
exec 3>&-
wait $!
cat out
