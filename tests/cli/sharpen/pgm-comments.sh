# Comments in a PGM header go to the end of their line, wherever they stand.
need python3
python3 "$CLI/images.py" in pgm 40 33 comments=1
fxpar sharpen --report none in | cmp - <(fxpar sharpen --report none in.grey)
raster() { head -c 1024 /dev/zero | tr '\0' '\7'; }
(printf 'P5 32\r\n# no 64\r\n32 255\n'; raster) | fxpar sharpen --report none
(printf 'P5\n#%070000d\n32 32\n255\n' 0; raster) | fxpar sharpen --report none
