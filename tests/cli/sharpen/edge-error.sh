# error takes an image with a rim for a bad record, and under skip goes on with the next of the stream.
need python3
python3 "$CLI/images.py" <<'I'
whole pgm 64 32
wide pgm 33 32
high png 32 33
I
cat whole wide high whole >stream
sharpen() { fxpar sharpen --report none --edge error --fields image,x "$@"; }
try sharpen whole
try sharpen stream
try sharpen --on-error skip stream
try sharpen -w 3 -c 1 --on-error skip whole high wide whole
