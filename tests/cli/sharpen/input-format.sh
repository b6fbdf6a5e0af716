# --input-format says what it is: all else is a bad record, but raw takes any bytes.
need python3
python3 "$CLI/images.py" pgm pgm 32 32
python3 "$CLI/images.py" png png 32 32
head -c 1024 /dev/zero >raw
sharpen() { fxpar sharpen --report none --fields index "$@"; }
try sharpen --input-format pgm pgm
try sharpen --input-format png png
try sharpen --input-format raw raw
try sharpen --input-format pgm png
try sharpen --input-format pgm raw
try sharpen --input-format png pgm
try sharpen --input-format png raw
(cat pgm; head -c 1011 raw) | try sharpen --input-format raw
