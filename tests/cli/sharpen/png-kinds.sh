# Every kind of PNG: any depth, colour by Rec. 601, a palette, alpha ignored, interlaced too.
need python3
kinds() {
  for depth in 1 2 4 8 16; do echo colour=grey depth=$depth; done
  for depth in 1 2 4 8; do echo colour=palette depth=$depth; done
  for colour in rgb grey-alpha rgba; do echo colour=$colour depth=8; echo colour=$colour depth=16; done
  for colour in grey palette rgb; do echo colour=$colour depth=8 trns=1; done
}
for interlaced in 0 1; do
  kinds | awk "{ print \"$interlaced-\" NR \" png 45 35 interlaced=$interlaced \" \$0 }"
done >list
is "$(wc -l <list)" 36
python3 "$CLI/images.py" <list
while read -r name words; do
  cmp <(fxpar sharpen --report none $name) <(fxpar sharpen --report none $name.grey) || echo "$words"
done <list
