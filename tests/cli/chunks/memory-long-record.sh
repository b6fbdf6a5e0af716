# One long record takes at most three times its length.
not_sanitized
head -c 100000000 /dev/zero | tr '\0' 1 >in
for options in '' '--fields text'; do
  fxpar fingerprint -w 2 $options --report json in 2>report >/dev/null
  [ "$(value peak_rss_bytes)" -lt 300000000 ] || fail "$options: $(value peak_rss_bytes) bytes"
  cat in | fxpar fingerprint -w 2 $options --report json 2>report >/dev/null
  [ "$(value peak_rss_bytes)" -lt 300000000 ] || fail "$options pipe: $(value peak_rss_bytes) bytes"
done
