# A raster that ends early is a bad record that says how many bytes are there; skip goes on with the
# next file.
need python3
python3 "$CLI/images.py" whole pgm 64 40 maxval=1000
head -c -1 whole >short
head -c 20 whole >begun
sharpen() { fxpar sharpen --report none --fields image "$@"; }
for file in short begun; do
  sharpen whole $file whole >out 2>said
  is "$? $(grep -c 2 out) $(head -n 4 out | uniq -c)" "1 0       4 0"
  cat said
  sharpen --on-error skip whole $file whole >out 2>said
  is "$? $(grep -c 2 out)" '1 4'
  cat said
done
