# A new output gets the umask's mode; results go there and stdout stays empty.
echo a >in
umask 027
fp --fields text -o out in
stat -c %a out
umask 077
fp --fields text --output=other in
stat -c %a other
cat out other
ls
