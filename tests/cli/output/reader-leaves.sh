# A reader that leaves is 0 and silent, also with endless input.
yes 'a line of text' | timeout 20 fxpar fingerprint --fields text -v -w 1 2>said | head -n 1
echo "exit ${PIPESTATUS[1]}"
grep -v workers said
lines 100000 >in
fxpar fingerprint in | head -n 1 | cut -f1
echo "exit ${PIPESTATUS[0]}"
fxpar fingerprint --help | true
echo "exit ${PIPESTATUS[0]}"
