# Peak memory does not depend on the input.
not_sanitized
yes "$(seq -s '' 20)" | head -c 100000000 >in
for options in '' '--fields text'; do
  fxpar fingerprint -w 2 $options --report json in 2>report >/dev/null
  [ "$(value peak_rss_bytes)" -lt 67108864 ] || fail "$options: $(value peak_rss_bytes) bytes"
done
cat in | fxpar fingerprint -w 2 --fields text --report json 2>report >/dev/null
[ "$(value peak_rss_bytes)" -lt 67108864 ] || fail "pipe: $(value peak_rss_bytes) bytes"
