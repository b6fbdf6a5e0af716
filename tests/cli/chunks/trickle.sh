# An input that never quite idles shows its results too.
mkfifo in
fp --fields text in >out &
exec 3>in
for i in $(seq 100); do echo $i; sleep 0.05; done >&3 &
writer=$!
eventually [ -s out ]
kill -0 $writer  # the writer is not done yet
kill $writer
