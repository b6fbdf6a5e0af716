# -w, -j and --workers say how many; workers in the report is how many the run may use, also where
# it stays serial.
echo a >in
for option in '-w 5' -w5 '-j 5' -j5 '--workers 5' --workers=5; do
  fxpar fingerprint $option --report json in 2>report >/dev/null
  value workers
done
