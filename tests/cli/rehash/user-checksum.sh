# In the checksum a user counts as its number where it is 1 to 20 digits without a leading zero and
# below 2^64, else as the XXH3-64 of its bytes mod 2^53.
need xxhsum
mask=$((2**53 - 1)) key=949540461045286
check() {  # USER VALUE [JSON]
  is "$1: $(value checksum)" "$1: $(((key + $2) & mask))"
}
hash() { printf %s "$1" >bytes; echo "0x$(xxh3 bytes)"; }
csv() { printf '"%s",1,2\n' "$1" | fxpar rehash -s --report json 2>report; }
json() { printf '{"user":%s,"salt":1,"secret":2}\n' "$1" | fxpar rehash -s --report json 2>report; }
for user in 0 7 9007199254740992 18446744073709551615 12345678901234567890; do
  csv $user; check $user $user
  json $user; check "$user in JSON" $user
  json "\"$user\""; check "\"$user\" in JSON" $user
done
for user in 00 007 -1 +1 1.0 ' 7' '7 ' 18446744073709551616 99999999999999999999 018446744073709551615 123456789012345678901 a '' 'ä€'; do
  csv "$user"; check "'$user'" $(hash "$user")
  json "\"$user\""; check "\"$user\" in JSON" $(hash "$user")
done
for user in 18446744073709551616 123456789012345678901; do json $user; check "$user in JSON" $(hash $user); done
printf 'a\tb"' >bytes
printf '"a\tb""",1,2\n' | fxpar rehash -s --input-format csv --report json 2>report; check 'quotes' "0x$(xxh3 bytes)"
printf 'a\\tb"\t1\t2\n' | fxpar rehash -s --report json 2>report; check 'escapes' "0x$(xxh3 bytes)"
json '"a\u0009b\""'; check 'escapes in JSON' "0x$(xxh3 bytes)"
