# The picture is the same at any workers and chunk, from a file and a pipe, of a PGM and a PNG, with
# and without results.
need python3
python3 "$CLI/images.py" in png 200 140
fxpar sharpen --report none -w 1 --heatmap expected.png in >/dev/null
for options in '-w 3 -c 1' '-w 8 -c 2' '-c 1000' '-s' '-o out --fields x' '--format jsonl'; do
  for file in in in.grey; do
    fxpar sharpen --report none $options --heatmap h.png $file >/dev/null
    cmp h.png expected.png || echo "$options $file"
    rm h.png
  done
  fxpar sharpen --report none $options --heatmap h.png - <in.grey >/dev/null
  cmp h.png expected.png || echo "$options pipe"
done
