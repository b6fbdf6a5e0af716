# pad, the default, repeats the edge pixel, in both directions and whatever is left over.
need python3
for size in '1 1' '31 33' '65 64'; do echo "${size/ /x} pgm $size"; done >list
python3 "$CLI/images.py" <list
while read -r name words; do
  oracle cut pad $name >raw
  cmp <(fxpar sharpen --report none $name) <(fxpar sharpen --report none --input-format raw raw) || echo "$words"
  cmp <(fxpar sharpen --report none --edge pad $name) <(fxpar sharpen --report none $name)
done <list
