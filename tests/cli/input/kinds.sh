# File, redirection, pipe, FIFO and process substitution give the same bytes.
lines 3000 >in
fp in >expected
is "$(wc -l <expected)" 3000
fp <in | cmp - expected
cat in | fp | cmp - expected
fp <(cat in) | cmp - expected
mkfifo fifo
cat in >fifo &
fp fifo | cmp - expected
