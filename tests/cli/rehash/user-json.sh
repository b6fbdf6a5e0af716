# In JSON a user is a string, or an unsigned integer that is kept as written; our JSON Lines always
# show a string.
rehash() { fxpar rehash --report none --fields user "$@"; }
for user in '"7"' 7 0 '"007"' 18446744073709551616 123456789012345678901234567890 '""' '"\u00e4\ud83d\ude00"' '"\"\\\/\b\f\n\r\t\u0000"' '"7\u0000"'; do
  echo "{\"user\":$user,\"salt\":1,\"secret\":2}"
done >in.jsonl
rehash --format jsonl in.jsonl
printf '%0400d' 0 | tr 0 7 >digits
(printf '{"user":'; cat digits; echo ',"salt":1,"secret":2}') | rehash | tr -d '\n' | cmp - digits
for user in -1 -0 1.0 1.5 1e3 1E3 007 +7 null true '["a"]' '{"a":1}' 0x10 NaN "'a'" a; do
  echo "{\"user\":$user,\"salt\":1,\"secret\":2}" | fxpar rehash --report none >out 2>said
  is "$user: $? $(wc -c <out) $(grep -c '^fxpar: stdin:1: ' said)" "$user: 1 0 1"
done
printf '7,1,2\n' | fxpar rehash --report none --format jsonl
