# The published checksums at 100 and 10,000 lines, from files and pipes, at any workers and chunk.
need python3
oracle lines 10000 >in
head -n 100 in >small
for options in '' '-w 1' '-w 2 -c 7' '-w 3 -c 1' '-w 8 -c 1000' '-c 1000000' '--kernel reference' '--kernel best'; do
  fxpar fingerprint $options --report json in 2>report >/dev/null
  is "$(value checksum)" 8824517526355157
  cat in | fxpar fingerprint $options -s --report json 2>report
  is "$(value checksum)" 8824517526355157
  fxpar fingerprint $options -s --report json small 2>report
  is "$(value checksum)" 757826477312232
done
fxpar fingerprint -s --limit 100 --report json in 2>report
is "$(value checksum)" 757826477312232
