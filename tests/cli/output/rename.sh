# It is renamed over: another name of the old file keeps the old content, and a reader too.
echo a >in
echo old >out
ln out other
exec 3<out
fp --fields text -o out in
cat out other - <&3
