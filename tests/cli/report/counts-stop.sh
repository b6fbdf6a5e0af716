# A run that stops at a bad record counts what is up to that record, at any chunk.
(seq 20; echo toolong; seq 1000) >in
head -n 21 in >read
for options in '-c 1' '-c 7' '-c 500' '' '-w 4 -c 2'; do
  fxpar fingerprint -s --max-record 4 $options --report json in 2>&1 | tail -n 1 >report
  is "$options: $(value records) records, $(value bytes_in) bytes" "$options: 21 records, $(stat -c %s read) bytes"
done
