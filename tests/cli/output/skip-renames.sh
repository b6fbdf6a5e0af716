# Under skip it is renamed on 1, and on a 3 that only means inputs that could not be opened.
printf 'abc\ntoolong\n' >bad
mkdir dir
echo old >out
try fp --fields text --max-record 4 --on-error skip -o out bad
cat out
echo old >out
try fp --fields text --max-record 4 --on-error skip -o out missing bad dir
cat out
ls -A
