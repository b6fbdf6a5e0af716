# A report that cannot be written fails the run before its results take their name.
echo a >in
echo old >out
try fxpar fingerprint -o out --report json --report-file /dev/full in
try fxpar fingerprint -o out --report-file /dev/full in
cat out
ls -A
