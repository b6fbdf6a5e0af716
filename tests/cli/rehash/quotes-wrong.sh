# A quote in a field without quotes and text behind a closing quote are bad rows; the rows behind
# them stay whole.
check() {
  printf "a,1,2\n$1\nc,1,2\n" >in.csv
  fxpar rehash --report none --on-error skip in.csv >out 2>said
  is "$1: $? $(cut -f1 out | tr '\n' ' ')$(wc -l <said) $(grep -c '^fxpar: in.csv:2: .*column.*expected' said)" "$1: 1 a c 1 1"
}
check 'x"y,1,2'
check 'xy",1,2'
check ' "xy",1,2'
check '"x"y,1,2'
check '"x" ,1,2'
check '"x""y" z,1,2'
check 'x,"1" ,2'
check 'x,1,"2"2'
