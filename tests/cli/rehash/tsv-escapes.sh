# TSV has the escapes of our output and no quotes: what we wrote reads back as what it was.
printf '"tab\there",1,2\n"new\nline",1,2\n"c\rr",1,2\nback\\slash \\t,1,2\n"""q"" ",1,2\n' >in.csv
fxpar rehash --report none --fields user in.csv | sed 's/$/\t1\t2/' >in.tsv
cmp <(fxpar rehash --report none --format csv in.csv) <(fxpar rehash --report none --format csv in.tsv)
for user in '\x' '\0' 'a\' '\"' '\N'; do
  printf '%s\t1\t2\n' a "$user" b >bad.tsv
  fxpar rehash --report none --on-error skip bad.tsv >out 2>said
  is "$user: $? $(cut -f1 out | tr '\n' ' ')$(grep -c '^fxpar: bad.tsv:2: column 1 (user) .*expected' said)" "$user: 1 a b 1"
done
