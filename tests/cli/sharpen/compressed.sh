# Compressed input is a bad record whose message names the pipe; said to be raw it is tiles.
(printf '\37\213\10\0'; head -c 1020 /dev/zero) >in.gz
try fxpar sharpen --report none in.gz
try fxpar sharpen --report none --input-format raw --fields index in.gz
