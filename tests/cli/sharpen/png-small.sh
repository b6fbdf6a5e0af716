# The smallest images, where some passes of an interlaced one have no pixel.
need python3
for width in 1 2 3 5 8; do
  for height in 1 2 4 5; do echo "$width-$height png $width $height interlaced=1 depth=1 seed=$width$height"; done
done >list
python3 "$CLI/images.py" <list
while read -r name words; do
  cmp <(fxpar sharpen --report none $name) <(fxpar sharpen --report none $name.grey) || echo "$words"
done <list
