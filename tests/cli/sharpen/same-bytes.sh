# The same bytes, checksum and digest at any workers and chunk, from a file and a pipe.
need python3
python3 "$CLI/images.py" <<'I'
1 pgm 333 70 maxval=999
2 png 200 100 colour=rgb
3 pgm 1 1
4 png 90 70 interlaced=1
I
cat 1 2 3 4 >in
fields=index,edge_energy,mean,image,x,y
fxpar sharpen -w 1 -c 1000 --fields $fields --report json in 2>report >expected
checksum=$(value checksum) digest=$(value output_xxh3)
is "$(wc -l <expected) $digest" "$((33 + 28 + 1 + 9)) $(xxh3 expected)"
for workers in 1 3 8; do
  for chunk in 1 2 7 70 auto 18446744073709551615; do
    fxpar sharpen -w $workers -c $chunk --fields $fields --report json in 2>report | cmp - expected
    is "$(value checksum) $(value output_xxh3)" "$checksum $digest"
    cat in | fxpar sharpen -w $workers -c $chunk --fields $fields --report json 2>report | cmp - expected
    is "$(value checksum) $(value output_xxh3)" "$checksum $digest"
    [ ${#chunk} -gt 3 ] || is "$(value chunks)" $((chunk > 71 ? 1 : (71 + chunk - 1) / chunk))
  done
done
