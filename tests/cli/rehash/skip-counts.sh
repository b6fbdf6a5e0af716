# skip: the first ten are named, then a count; the report and checksum tell of the rest.
for i in $(seq 40); do
  case $((i % 4)) in 0) echo "u,$i" ;; 2) printf '"x\n",no,1\n' ;; *) echo "$i,1,2" ;; esac
done >in.csv
for options in '' '-w 3 -c 1' '-c 7'; do
  fxpar rehash --on-error skip --report json $options in.csv >out 2>said
  is "exit $?" 'exit 1'
  tail -n 1 said >report
  is "$(value records) $(value skipped) $(wc -l <out)" '40 20 20'
  acc=0
  while read -r user key; do acc=$(((33 * acc + key + user) & (2**53 - 1))); done <out
  is "$(value checksum)" $acc
  is "$(cut -f1 out | tr '\n' ' ')" "$(seq 1 2 40 | tr '\n' ' ')"
  sed '$d' said
done >said-of-all
sed -E 's/^(fxpar: in.csv:[0-9]+:).*/\1/' said-of-all | sort | uniq -c | sort -k3 -V | sed -E 's/^ +//'
