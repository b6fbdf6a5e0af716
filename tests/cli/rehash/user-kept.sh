# A user is kept to the letter.
cat >in.csv <<'I'
7,1,2
007,1,2
 7 ,1,2
,1,2
1e3,1,2
-0,1,2
123456789012345678901234567890,1,2
ä€😀,1,2
=1+1,1,2
null,1,2
\t,1,2
I
fxpar rehash --report none in.csv | cut -f1
sed 's/,/\t/; s/,/\t/; s/\\t/\\\\t/' in.csv >in.tsv
fxpar rehash --report none in.tsv | cmp - <(fxpar rehash --report none in.csv)
printf 'a\0\377b,1,2\n' | fxpar rehash --report none | od -An -c | head -n 1
