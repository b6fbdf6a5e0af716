# A reader that sleeps holds the input up; it does not fill the memory.
not_sanitized
yes 'some text to write' | head -n 2000000 |
  fxpar fingerprint -w 2 --fields text --report json 2>report | (sleep 1; wc -c)
[ "$(value peak_rss_bytes)" -lt 67108864 ] || fail "$(value peak_rss_bytes) bytes"
