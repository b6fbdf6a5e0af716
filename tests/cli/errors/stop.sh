# stop is the default: every result before the bad record is written and none after it, at any
# workers and chunk.
(lines 50; echo "$(printf '%0100d' 0)"; lines 500) >in
lines 50 >good
for options in '' '--on-error stop' '-w 1 -c 1' '-w 3 -c 7' '-w 8 -c 1' '-c 1000'; do
  fp --max-record 60 --fields text $options in >out 2>said
  is $? 1
  cmp out good
  is "$(wc -l <said)" 1
  grep -q '^fxpar: in:51: .*more than 60 bytes, expected ' said || fail "$(cat said)"
done
