# LINE is the line where a row begins, also behind rows of several lines, at any chunk.
{ for i in $(seq 10); do printf '"%s\n\n",1,2\r\n' $i; done; printf 'x,1\n"y\n",1\n{"\nz,z,2\n'; } >in.csv
for options in '' '-w 3 -c 1' '-c 4'; do fxpar rehash --report none --on-error skip $options in.csv 2>&1 >/dev/null | grep -o '^fxpar: in.csv:[0-9]*:'; done
cat in.csv | fxpar rehash --report none -s --on-error skip 2>&1 | grep -o '^fxpar: stdin:[0-9]*:'
