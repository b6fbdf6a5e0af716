# /dev/stdout shares the position of stdout: what stood there stays.
echo a >in
(echo before; fp --fields text -o /dev/stdout in; echo after) >out
cat out
