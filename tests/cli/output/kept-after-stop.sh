# After stop (1) and any 3 but a missing input under skip, the old content stays and nothing is left over.
printf 'abc\ntoolong\n' >bad
echo old >out
try fp --max-record 4 -o out bad
try fp --max-record 4 -o new bad
try fp -o out missing
try fp -o new missing
cat out
ls -A
