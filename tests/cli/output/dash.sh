# - is stdout, and so are its names in /dev.
echo a >in
fp --fields text -o - in
fp --fields text -o /dev/stdout in
fp --fields text -o /dev/stdout in | cat
fp --fields text -o /dev/fd/3 in 3>&1
ls
