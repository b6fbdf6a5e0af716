# Under skip the rest of it is left out, however long it is, and ids count it.
(printf 'abcd\nabcde\n\n'; head -c 1000000 /dev/zero | tr '\0' x; printf '\nabcd\r\nabcdef') >in
try fp --fields id,text --max-record 4 --on-error skip in
for chunk in 1 2 7 auto; do fp --fields id,text --max-record 4 --on-error skip -c $chunk in 2>/dev/null; done |
  sort | uniq -c | tr -s ' '
