# The checksum is of the results that were written, in order.
need python3
python3 "$CLI/images.py" in pgm 100 100
(cat in; printf 'P5\n32 32\n255\ntoo short') >bad
for options in in 'bad --on-error skip' 'bad -w 3 -c 2' 'in --edge drop' 'in --limit 5'; do
  fxpar sharpen --report-file report --report json $options >out 2>/dev/null
  acc=0
  while read -r _ energy mean; do acc=$(((31 * acc + energy + mean) & (2**53 - 1))); done <out
  is "$options: $(value checksum)" "$options: $acc"
done
