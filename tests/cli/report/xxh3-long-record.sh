# Also where one record is written piece by piece.
need xxhsum
(echo a; head -c 30000000 /dev/zero | tr '\0' 1; echo; echo b) >in
for format in tsv csv jsonl; do
  fxpar fingerprint --format $format --fields text,id --report json in 2>report >out
  is "$(value output_xxh3)" "$(xxh3 out)"
  is "$(value bytes_out)" "$(stat -c %s out)"
done
