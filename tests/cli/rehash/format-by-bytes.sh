# Without a name that tells it, the first bytes do: { is JSON Lines, else a tab outside quotes in the
# first line is TSV, else it is CSV.
rehash() { fxpar rehash --report none --format csv "$@"; }
printf '{"user":"a,b","salt":1,"secret":2}\n' | rehash
printf 'a,b\t1\t2\n' | rehash
printf 'user\tsalt\tsecret\na\t1\t2\n' | rehash
printf 'a b,1,2\nc\td,1,2\n' | rehash
printf '"a\tb",1,2\n' | rehash
printf '"a\n\t""\tb",1,2\n' | rehash
printf '"a,b"\t1\t2\n' | rehash
printf '\357\273\277{"user":"bom","salt":1,"secret":2}\n' | rehash
printf '\n\r\n{"user":"blank","salt":1,"secret":2}\n' | rehash
printf '\n\nblank\t1\t2\n' | rehash
printf 'no name\t1\t2\n' >no-name
rehash no-name
printf 'a,1,2\n' >in.txt
rehash in.txt
