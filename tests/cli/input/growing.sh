# A file is read to its end, also if that moves: here it grows while an earlier one is read.
mkfifo first
echo early >grows
fp --fields text first grows >out &
exec 3>first
seq 100000 >>grows
exec 3>&-
wait $!
(echo early; seq 100000) | cmp - out
