# Peak memory does not depend on the input: long users, and one very long user within three times
# its length.
not_sanitized
yes "$(printf '%050000d' 7),1,2" | head -c 70000000 >in.csv
fxpar rehash -w 2 --report json in.csv 2>report >/dev/null
[ "$(value peak_rss_bytes)" -lt 67108864 ] || fail "CSV: $(value peak_rss_bytes) bytes"
yes "{\"user\":\"$(printf '%050000d' 7)\",\"salt\":1,\"secret\":2}" | head -c 70000000 | head -n -1 |
  fxpar rehash -w 2 --report json 2>report >/dev/null
[ "$(value peak_rss_bytes)" -lt 67108864 ] || fail "JSON: $(value peak_rss_bytes) bytes"
(printf '"'; head -c 30000000 /dev/zero | tr '\0' '\n'; echo '",1,2') >long.csv
fxpar rehash -w 2 --report json long.csv 2>report >/dev/null
[ "$(value peak_rss_bytes)" -lt 100000000 ] || fail "one: $(value peak_rss_bytes) bytes"
