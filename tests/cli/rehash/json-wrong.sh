# What is no object with the three keys is a bad row with its line, and the rows behind it are read.
need python3
check() {
  (echo '{"user":"a","salt":1,"secret":2}'; printf '%s\n' "$1"; echo '{"user":"b","salt":1,"secret":2}') >in.jsonl
  fxpar rehash --report none --on-error skip in.jsonl >out 2>said
  is "$1: $? $(cut -f1 out | tr '\n' ' ')$(wc -l <said) $(grep -c '^fxpar: in.jsonl:2: .*expected' said)" "$1: 1 a b 1 1"
}
check '{}'
check '[]'
check 'null'
check '"user"'
check 'x,1,2'
check '{"user":"x","salt":1}'
check '{"user":"x","secret":1}'
check '{"salt":1,"secret":1}'
check '{"user":"x","salt":1,"secret":2'
check '{"user":"x","salt":1,"secret":2,}'
check '{"user":"x","salt":1,"secret":2}}'
check '{"user":"x","salt":1,"secret":2} {"user":"y","salt":1,"secret":2}'
check '{"user":"x","salt":1,"secret":2},'
check '[{"user":"x","salt":1,"secret":2}]'
check '[{"user":"x","salt":1,"secret":2}'
check '{"a":{"user":"x","salt":1,"secret":2}}'
check '{"user":"x","salt":01,"secret":2}'
check '{"user":"x","salt":1,"secret":2,"x":NaN}'
check '{"user":"x","salt":1,"secret":2} // x'
check "{'user':'x','salt':1,'secret':2}"
check '{user:"x","salt":1,"secret":2}'
check '{"user":"x\ud800","salt":1,"secret":2}'
check '{"user":"x\udc00","salt":1,"secret":2}'
check '{"user":"x\x","salt":1,"secret":2}'
check '{"user":"x	y","salt":1,"secret":2}'
check $'{"user":"x\377","salt":1,"secret":2}'
check $'{"user":"x\355\240\200","salt":1,"secret":2}'
check $'\357\273\277{"user":"x","salt":1,"secret":2}'
for open in '[' '{"a":'; do check "{\"user\":\"x\",\"x\":$(printf "$open%.0s" {1..100000})"; done
printf '{"user":"x","salt":1,"secret":2}\0\n' | fxpar rehash --report none --on-error skip 2>/dev/null
echo "exit $?"
