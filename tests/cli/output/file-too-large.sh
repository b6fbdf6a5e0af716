# A limit of the file size is an error as well, not the end by SIGXFSZ; the old content stays.
seq 20000 >in
echo old >out
(ulimit -f 8; try fp -o out in)
cat out
ls -A
