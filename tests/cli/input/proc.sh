# The size of a file is a hint only: those in /proc have none.
[ -r /proc/self/mountinfo ] || skip 'no /proc'
fp --fields text /proc/self/mountinfo >out
is "$(sed 's/\\\\/\\/g' out | cut -d' ' -f5)" "$(cut -d' ' -f5 /proc/self/mountinfo)"
[ -s out ]
