# So is a device, which stays one.
echo a >in
fp -o /dev/null in
[ -c /dev/null ] || fail 'no device any more'
try fp -o /dev/full in
[ -c /dev/full ] || fail 'no device any more'
ls -A
