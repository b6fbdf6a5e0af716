# All else is a bad row that names file, line and column, and what was expected.
check() {
  fxpar rehash --report none $2 >out 2>said
  is "$1: $? $(wc -l <out) $(wc -l <said) $(grep -cE "^fxpar: $2:2: .*$3.*expected" said)" "$1: 1 1 1 1"
}
for number in 18446744073709551616 99999999999999999999 100000000000000000000000 -1 +1 1.0 1e3 0x10 '1 ' ' 1' 1_000 12a '' '"1' $'1\302\240'; do
  for column in salt secret; do
    [ $column = salt ] && row="b,$number,2" || row="b,1,$number"
    printf '%s\n' a,1,2 "$row" c,1,2 >in.csv
    printf '%s\n' a,1,2 "$row" c,1,2 | tr , '\t' >in.tsv
    [[ $number = '"1' ]] || check "CSV '$row'" in.csv "column [23] .$column."
    check "TSV '$row'" in.tsv "column [23] .$column."
  done
done
for number in 18446744073709551616 100000000000000000000000 -1 -0 1.0 1e3 1E0 null true '"1.0"' '"-1"' '" 1"' '""' '"18446744073709551616"' '[1]' '{"salt":1}'; do
  for column in salt secret; do
    [ $column = salt ] && row="\"secret\":1,\"salt\":$number" || row="\"secret\":$number,\"salt\":1"
    printf '{"user":"b",%s}\n' '"salt":1,"secret":2' "$row" >in.jsonl
    check "JSON $row" in.jsonl "\"$column\""
  done
done
