# stop: every row before the bad one is written and none behind it, at any workers and chunk.
{ for i in $(seq 20); do printf '"%s\n",1,2\n' $i; done; echo bad; for i in $(seq 20); do echo "u$i,1,2"; done; echo bad; } >in.csv
for options in '' '-w 1 -c 1' '-w 3 -c 7' '-w 8 -c 1' '-c 1000'; do
  fxpar rehash --report none --fields user $options in.csv >out 2>said
  is "$options: $? $(tail -n 1 out) $(wc -l <out) $(wc -l <said)" "$options: 1 20\\n 20 1"
  grep -q '^fxpar: in.csv:41: ' said || fail "$(cat said)"
done
echo old >file
fxpar rehash -o file in.csv 2>/dev/null
cat file
ls
