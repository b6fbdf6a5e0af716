# Behind an image of a stream comes another one or nothing: no bytes there are taken for raw tiles.
need python3
python3 "$CLI/images.py" pgm pgm 32 32
python3 "$CLI/images.py" png png 32 32
for image in pgm png; do
  for behind in '\n' '\0' 'P6\n32 32\n255\n' 'P2\n1 1\n1\n1\n'; do
    (cat $image; printf "$behind"; head -c 1023 /dev/zero) >in
    fxpar sharpen --report none --fields index in >out 2>said
    is "$image '$behind': $? $(cat out) $(grep -c '^fxpar: in: .*expected PGM (P5), PNG' said)" "$image '$behind': 1 0 1"
  done
done
