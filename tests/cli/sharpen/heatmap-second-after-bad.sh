# An image is a second one also behind a bad one, and a bad image behind the first is one too.
need python3
python3 "$CLI/images.py" <<'I'
whole pgm 64 32
rim pgm 33 32
I
head -c 100 whole >short
for files in 'rim whole' 'short whole' 'whole rim' 'whole short'; do
  fxpar sharpen --report none -s --edge error --on-error skip --heatmap h.png $files 2>/dev/null
  echo "$files: exit $? $(ls h.png 2>/dev/null)"
done
