# The name tells the format, in any case of letters, against all that the first bytes say.
rehash() { fxpar rehash --report none "$@" | cut -f1; }
printf '"a\tb",1,2\n{,1,2\n' | tee 1.csv >2.CSV
printf '{,\t1\t2\n"b\t1\t2\n' | tee 1.tsv >2.TSV
printf ' {"user":"a\\tb","salt":1,"secret":2}\n' | tee 1.jsonl >2.JSONL
for file in 1.csv 2.CSV 1.tsv 2.TSV 1.jsonl 2.JSONL; do rehash $file; done
printf 'a\t1\t2\n' >tabs.csv
try fxpar rehash --report none tabs.csv
printf 'a,1,2\n' >commas.tsv
try fxpar rehash --report none commas.tsv
try fxpar rehash --report none --input-format csv commas.tsv
try fxpar rehash --report none --input-format tsv tabs.csv
