# A second image ends the run with exit 1, under skip too, and leaves no picture but the old one.
need python3
python3 "$CLI/images.py" pgm pgm 64 32
python3 "$CLI/images.py" png png 64 32
head -c 1024 /dev/zero >raw
cat pgm pgm >twice
cat png pgm >mixed
sharpen() {
  echo "$*"
  rm -f dir/*
  fxpar sharpen --report none --fields index --heatmap dir/h.png "$@" >out
  echo "exit $? $(tr '\n' ' ' <out) $(ls -A dir)"
  echo old >dir/h.png
  fxpar sharpen --report none -s --heatmap dir/h.png "$@" 2>/dev/null
  echo "exit $? $(ls -A dir) $(cat dir/h.png)"
}
mkdir dir
for on_error in stop skip; do
  for files in twice mixed 'pgm png' 'png raw' 'raw pgm' 'pgm pgm raw'; do sharpen --on-error $on_error $files; done
done
