# JSON Lines: an object a record, its keys in the order of the fields.
printf 'a 1\n"q" \\ /\n' | fp --format jsonl --fields digits,text,id
printf 'a 1\n' | fp --format jsonl
