# Nor does that of very many records.
not_sanitized
yes '' | head -c 30000000 >in
fxpar fingerprint -w 2 --report json in 2>report >/dev/null
[ "$(value peak_rss_bytes)" -lt 67108864 ] || fail "$(value peak_rss_bytes) bytes"
cat in | fxpar fingerprint -w 2 --report json 2>report >/dev/null
[ "$(value peak_rss_bytes)" -lt 67108864 ] || fail "pipe: $(value peak_rss_bytes) bytes"
