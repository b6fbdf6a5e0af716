# bytes_in counts what was dropped of too long records, whatever the chunk.
awk 'BEGIN { printf "bb\n"; for (i = 0; i < 1000000; ++i) printf "a"; print ""; printf "cc" }' >in
for chunk in 1 2 3 auto; do
  fxpar fingerprint -s --on-error skip --max-record 3 -c $chunk --report json in 2>report
  echo "$chunk: $(value bytes_in <(grep '^{' report)) bytes, $(value records <(grep '^{' report)) records"
done
