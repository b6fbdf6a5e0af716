# The checksum covers the results that were written.
need python3
lines 20 >good
awk '{ print; if (NR % 3 == 0) print "far too long for a record of at most sixty bytes, as everybody sees" }' good >in
is "$(wc -l <in)" 26
for options in '' '-c 1 -w 3' '-c 4'; do
  fxpar fingerprint --max-record 60 --on-error skip --report json $options in 2>&1 >/dev/null | tail -n 1 >report
  is "$(value checksum)" "$(oracle checksum good)"
  value skipped
done
fxpar fingerprint --max-record 60 --report json in 2>&1 >/dev/null | tail -n 1 >report
head -n 3 good >first
is "$(value checksum)" "$(oracle checksum first)"
