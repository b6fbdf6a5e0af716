# --max-record makes a longer row a bad one, whatever is in it; lines are counted on.
long=$(printf '%0200000d' 0)
printf 'a,1,2\n"x\n\n%s",1,2\nb,1,2\n,\n' $long >in.csv
printf 'a\t1\t2\nx\t1\t%s\nb\t1\t2\n\t\n' $long >in.tsv
printf '{"user":"a","salt":1,"secret":2}\n{"user":"%s","salt":1,"secret":2}\n{"user":"b","salt":1,"secret":2}\n{}\n' $long >in.jsonl
for file in in.csv in.tsv in.jsonl; do
  for options in '' '-w 3 -c 1'; do try fxpar rehash --report none --fields user --max-record 40 --on-error skip $options $file; done
  fxpar rehash -s --report none --on-error skip $file 2>&1 | wc -l
done
printf 'abc,1,2\nabcd,1,2\n' | try fxpar rehash --report none --fields user --max-record 7
printf '%s,1,2\n' $long | try fxpar rehash --report none -s --max-record 1K
