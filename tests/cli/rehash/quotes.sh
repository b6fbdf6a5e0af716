# Quotes as in RFC 4180: commas, quotes and newlines in them, also around names and numbers.
printf 'user,"salt",secret\n"a,b",1,2\n"say ""hi""","1","2"\n"x\ny\r\n\nz",1,2\n"",1,2\n"""",1,2\n' >in.csv
fxpar rehash --report none --fields user --format jsonl in.csv
fxpar rehash --report none --fields user --format csv in.csv
