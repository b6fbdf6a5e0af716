# The published checksum at 100 tiles, from files and pipes, at any workers and chunk.
need python3
oracle tiles 100 >in
for options in '' '-w 1' '-w 3 -c 1' '-w 2 -c 7' '-w 8 -c 1000' '--kernel reference' '--kernel best' '--input-format raw'; do
  fxpar sharpen $options --report json in 2>report >out
  is "$options: $(value checksum) $(value records) $(wc -l <out)" "$options: 4980528741132890 100 100"
  cat in | fxpar sharpen $options -s --report json 2>report
  is "$options, pipe: $(value checksum)" "$options, pipe: 4980528741132890"
done
