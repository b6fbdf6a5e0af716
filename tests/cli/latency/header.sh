# So does a header, before any record.
mkfifo in
fp --header in >out &
exec 3>in
eventually [ -s out ]
cat out
exec 3>&-
wait $!
