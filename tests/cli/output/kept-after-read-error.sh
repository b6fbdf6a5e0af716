# A 3 that means more than inputs that could not be opened keeps it under skip too.
[ -r /proc/self/mem ] || skip 'no /proc/self/mem'
echo a >in
echo old >out
try fp --on-error skip -o out in /proc/self/mem
try fp --on-error skip -o new in missing /proc/self/mem
cat out
ls -A
