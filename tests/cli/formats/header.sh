# --header begins with the names of the fields, also where there are no records; JSON Lines has its
# names in each object.
printf 'a\nb\n' >in
fp --header --fields text,id in
fp --header --format csv --fields digits,text in
fp --header in /dev/null | head -n 1
fp --header </dev/null
fp --header --format jsonl --fields text in
fp --header in in | grep -c id
