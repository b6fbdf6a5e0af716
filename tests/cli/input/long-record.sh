# A record may be longer than every buffer.
(echo before; head -c 20000000 /dev/zero | tr '\0' 7; echo; echo after) >in
fp --fields id,digits in
fp --fields id,digits <in
cat in | fp --fields id,digits
fp --fields text in | cmp - in
