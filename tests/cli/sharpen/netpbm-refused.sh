# Other netpbm kinds are refused, also where their size is one of whole tiles, but not if the format
# is said to be raw.
for kind in 1 2 3 4 6 7; do
  for space in '\n' ' ' '\t' '\r'; do
    (printf "P$kind$space"; head -c 2045 /dev/zero | tr '\0' ' ') >in
    fxpar sharpen --report none in >out 2>said
    is "P$kind: $? $(wc -c <out) $(grep -c "^fxpar: in: .*P$kind.*expected PGM (P5), PNG" said)" "P$kind: 1 0 1"
    is "$(fxpar sharpen --report none --input-format raw in | wc -l)" 2
  done
done
