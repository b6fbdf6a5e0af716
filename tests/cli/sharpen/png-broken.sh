# A PNG that ends early or is damaged is a bad record, named with its file; skip goes on.
need python3
python3 "$CLI/images.py" in png 64 64
size=$(wc -c <in)
for count in 8 20 33 100 $((size / 2)) $((size - 12)); do
  head -c $count in >cut
  fxpar sharpen --report none cut >out 2>said
  is "$count: $? $(grep -c '^fxpar: cut: .*expected ' said) $(wc -l <said)" "$count: 1 1 1"
  fxpar sharpen --report none --on-error skip --fields image cut in 2>said >out
  is "$count: $? $(grep -c '^fxpar: cut: ' said) $(tail -n 1 out)" "$count: 1 1 1"
done
for at in 17 30 1000 $((size - 14)); do  # a size, its check value, pixels, the check value of pixels
  cp in damaged
  printf 'XX' | dd of=damaged bs=1 seek=$at conv=notrunc status=none
  fxpar sharpen --report none damaged >out 2>said
  is "$at: $? $(grep -c '^fxpar: damaged: .*expected ' said) $(wc -l <said)" "$at: 1 1 1"
done
