# Compressed input is a bad record whose message names the pipe.
printf '\37\213\10\0more' >in.csv.gz
cp in.csv.gz in.csv
try fxpar rehash --report none in.csv.gz
try fxpar rehash --report none --input-format tsv in.csv
