# Where results cannot go is found before anything is measured.
mkdir dir
for option in --json --markdown --csv --html --trace; do
  try timeout 10 fxpar bench rehash roundtrip --sizes full --iterations 9 $option none/out
done
try timeout 10 fxpar bench rehash --sizes full --iterations 9 --json dir
try timeout 10 fxpar bench rehash --sizes full --iterations 9 --json out --csv none/out
(timeout 10 fxpar bench rehash --sizes full --iterations 9 >&-)
echo "exit $?"
ls -A
