# Too few and too many columns are bad rows, and no column shifts.
printf 'a,1\nb,1,2,3\nc\n,\nd,1,2\ne,1,2,\n"f,1,2"\n' >in.csv
printf 'note,user,salt,secret\nn,a,1,2\na,1,2\n,b,1,2,\n' >header.csv
printf 'a\t1\nb\t1\t2\t3\nc,1,2\nd\t1\t2\ne\t1\t2\t\n' >in.tsv
for file in in.csv header.csv in.tsv; do try fxpar rehash --report none --fields user --on-error skip $file; done
try fxpar rehash --report none --fields user in.csv
