# Every tile has the energy and mean that the definition says, also tiles of noise and of one grey.
need python3
oracle tiles 3 >in
python3 "$CLI/images.py" noise pgm 32 160
tail -c 5120 noise >>in
head -c 1024 /dev/zero >>in
head -c 1024 /dev/zero | tr '\0' '\377' >>in
oracle sharpen in | cmp - <(fxpar sharpen --report none in)
