# The published checksum at 100 credentials, as CSV, TSV and JSON Lines alike, from files and pipes,
# at any workers and chunk.
need python3
oracle credentials 100 >in.csv
tr , '\t' <in.csv >in.tsv
sed -E '1d; s/(.*),(.*),(.*)/{"user":\1,"salt":\2,"secret":\3}/' in.csv >in.jsonl
sed -E '1d; s/(.*),(.*),(.*)/{"secret":"\3","user":"\1","salt":"\2"}/' in.csv >strings.jsonl
for file in in.csv in.tsv in.jsonl strings.jsonl; do
  for options in '' '-w 1 --kernel reference' '-w 3 -c 7'; do
    fxpar rehash $options --report json $file 2>report >out
    is "$file $options: $(value checksum) $(value records)" "$file $options: 5985344128304328 100"
    cut -f1 out | cmp - <(seq 0 99)
    cat $file | fxpar rehash $options -s --report json 2>report
    is "$file $options, pipe: $(value checksum)" "$file $options, pipe: 5985344128304328"
  done
done
