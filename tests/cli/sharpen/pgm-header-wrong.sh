# A header that is none is a bad record, whose message names the file and what was expected.
check() {
  (printf "$1"; head -c 2048 /dev/zero) >in.pgm
  fxpar sharpen --report none in.pgm >out 2>said
  is "$1: $? $(wc -c <out) $(wc -l <said) $(grep -c '^fxpar: in.pgm: .*expected ' said)" "$1: 1 0 1 1"
}
check 'P5\n0 32\n255\n'
check 'P5\n32 0\n255\n'
check 'P5\n32 32\n0\n'
check 'P5\n32 32\n65536\n'
check 'P5\n32 32\n18446744073709551871\n'
check 'P5\n-32 32\n255\n'
check 'P5\n+32 32\n255\n'
check 'P5\n32.0 32\n255\n'
check 'P5\n0x20 32\n255\n'
check 'P5\n32 32\n255x\n'
check 'P5\nwidth 32\n255\n'
for header in 'P5\n' 'P5\n32' 'P5\n32 32\n' 'P5\n32 32\n255' 'P5\n# no end'; do
  printf "$header" | fxpar sharpen --report none >out 2>said
  is "$header: $? $(wc -c <out) $(grep -c '^fxpar: stdin: .*expected ' said)" "$header: 1 0 1"
done
