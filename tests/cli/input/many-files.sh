# Files are opened one at a time.
for i in $(seq 300); do echo $i >$i; done
(ulimit -n 32; fp --fields text $(seq 300)) | cmp - <(seq 300)
