# Rows end at LF or CRLF, the last one also without; a CR elsewhere is text.
printf 'a,1,2\r\n"b",1,2\r\nc\rd,1,2\r\n"e\r\nf",1,2\r\n"g\r",1,2' >in.csv
printf 'a\t1\t2\r\nc\rd\t1\t2' >in.tsv
printf '{"user":"a","salt":1,"secret":2}\r\n{"user":"b","salt":1,"secret":2}\r' >in.jsonl
fxpar rehash --report none in.csv in.tsv in.jsonl | cut -f1
