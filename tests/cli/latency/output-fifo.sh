# And results that go to a FIFO.
mkfifo in out
fp --fields text -o out in &
exec 4<out 3>in
echo a >&3
read -r -t 3 line <&4
echo "$line"
exec 3>&-
wait $!
