# A FIFO is written directly.
echo a >in
mkfifo out
cat out >got &
fp --fields text -o out in
wait $!
cat got
[ -p out ]
ls -A
