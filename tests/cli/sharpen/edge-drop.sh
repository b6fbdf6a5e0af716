# drop leaves the rim out and says how many pixels that were, in all images together.
need python3
for size in '33 32' '63 65' '31 400' '96 32'; do echo "${size/ /x} pgm $size"; done >list
python3 "$CLI/images.py" <list
while read -r name words; do
  oracle cut drop $name >raw
  cmp <(fxpar sharpen --report none --edge drop $name) <(fxpar sharpen --report none --input-format raw raw) || echo "$words"
done <list
try fxpar sharpen --report none --fields image,x,y --edge drop $(cut -d' ' -f1 list)
