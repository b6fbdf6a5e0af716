# No memory for a record: exit 3, one clear line, the results before it and no output file.
not_sanitized
(echo a; head -c 400000000 /dev/zero | tr '\0' 1) >in
(ulimit -v 600000; try fp -w 1 --fields text in)
(ulimit -v 600000; try fp -w 1 -o out in)
ls
