# drop is the same for a PNG, also where no whole tile is in it.
need python3
python3 "$CLI/images.py" <<'I'
a png 70 65 colour=rgb
b png 31 70
c png 70 31 interlaced=1
I
for name in a b c; do
  cmp <(fxpar sharpen --report none --edge drop $name 2>said) <(fxpar sharpen --report none --edge drop $name.grey 2>said.grey)
  cmp said said.grey
  cat said
done
try fxpar sharpen --edge drop -s --report json b 2>&1 | grep -oE 'exit.*|"records":[0-9]*'
