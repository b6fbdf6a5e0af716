# salt and secret are unsigned 64-bit decimals in any form, not rounded through double.
printf 'a,18446744073709551615,9007199254740993\n"b","9007199254740993","18446744073709551615"\n' >in.csv
printf 'a\t18446744073709551615\t9007199254740993\nb\t9007199254740993\t18446744073709551615\n' >in.tsv
printf '{"user":"a","salt":18446744073709551615,"secret":9007199254740993}\n{"user":"b","salt":"9007199254740993","secret":"18446744073709551615"}\n' >in.jsonl
for file in in.csv in.tsv in.jsonl; do fxpar rehash --report none $file; done
