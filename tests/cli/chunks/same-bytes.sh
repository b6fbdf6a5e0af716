# The same bytes, checksum and digest at any workers and chunk, from a file and a pipe.
lines 1000 >in
fxpar fingerprint -w 1 -c 1000 --report json in 2>report >expected
checksum=$(value checksum) digest=$(value output_xxh3)
for workers in 1 2 3 8; do
  for chunk in 1 2 7 999 1000 1001 auto 18446744073709551615; do
    fxpar fingerprint -w $workers -c $chunk --report json in 2>report | cmp - expected
    is "$(value checksum) $(value output_xxh3)" "$checksum $digest"
    fxpar fingerprint -w $workers -c $chunk --report json <in 2>report | cmp - expected
    is "$(value checksum) $(value output_xxh3)" "$checksum $digest"
    cat in | fxpar fingerprint -w $workers -c $chunk --report json 2>report | cmp - expected
    is "$(value checksum) $(value output_xxh3)" "$checksum $digest"
  done
done
