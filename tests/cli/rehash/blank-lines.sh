# A blank line is no record in any form, but it is a line.
check() {
  fxpar rehash --on-error skip --report json -c 1 "$1" >out 2>said
  is "$1: $? $(cut -f1 out | tr '\n' ' ')" "$1: 1 a b "
  grep -oE '^fxpar: [^ ]*' said
  tail -n 1 said >report
  echo "$(value records) $(value skipped) $(value chunks)"
}
printf '\n\r\n\na,1,2\n\n\r\n\nx,1\n\nb,1,2\n\n' >in.csv
printf '\n\r\n\na\t1\t2\n\n\r\n\nx\t1\n\nb\t1\t2\n\n' >in.tsv
printf '\n\r\n\n{"user":"a","salt":1,"secret":2}\n\n\r\n\n{}\n\n{"user":"b","salt":1,"secret":2}\n\n' >in.jsonl
for file in in.csv in.tsv in.jsonl; do check $file; done
printf '\n\r\n\n' | fxpar rehash --report json 2>report
value records
