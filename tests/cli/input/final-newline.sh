# A last record without LF counts.
printf 'a\nb' | fp --fields id,text
printf 'a\nb\n' | fp --fields id,text
printf 'b' | fp --fields id,text
