# Any maxval, one byte a sample up to 255 and two behind that, as (p*255 + maxval/2)/maxval.
need python3
for maxval in 1 2 3 100 127 254 255 256 257 1000 32767 65534 65535; do
  echo "$maxval pgm 40 32 maxval=$maxval seed=$maxval"
done | python3 "$CLI/images.py"
for maxval in 1 2 3 100 127 254 255 256 257 1000 32767 65534 65535; do
  cmp <(fxpar sharpen --report none $maxval) <(fxpar sharpen --report none $maxval.grey) || echo "maxval $maxval"
done
