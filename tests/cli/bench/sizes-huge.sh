# More records than there is memory for: a message, and nothing is written.
not_sanitized
echo old >results
ulimit -v 250000
for job in fingerprint sharpen rehash; do
  timeout 20 fxpar bench $job --sizes 18446744073709551615 -w 1 --ways loop,chunked --smoke \
    --json results >table 2>said
  status=$?
  [ $status -eq 2 ] || [ $status -eq 3 ] || fail "$job: exit $status"
  is "$(wc -l <said)" 1
  grep -q '^fxpar: .' said || fail 'nothing said'
  [ ! -s table ] || fail 'something shown'
done
cat results
ls -A
