# Exactly one byte of white space of any kind ends the header, so samples may look like white space,
# digits or a comment.
rest() { printf '\n %.0s' {1..512} | tail -c 1023; }
for space in '\n' ' ' '\t' '\r' '\v' '\f'; do
  for sample in '\n' ' ' '\t' '\r' '7' '#'; do
    (printf "P5${space}32${space}32${space}255$space$sample"; rest) >in
    (printf "$sample"; rest) >raw
    cmp <(fxpar sharpen --report none in) <(fxpar sharpen --report none --input-format raw raw) || echo "'$space' '$sample'"
  done
done
