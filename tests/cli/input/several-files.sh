# Several files are one stream, and a file without a final newline does not run into the next.
printf 'a1\na2' >a
printf 'b1\n' >b
printf '' >empty
printf 'c1' >c
fp --fields id,text a empty b c a
