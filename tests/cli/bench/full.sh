# A full disk is 3 with one line, on stdout and in each file.
bench() { try fxpar bench roundtrip --ways call --smoke "$@"; }
fxpar bench fingerprint --sizes 5 --smoke >/dev/full
echo "exit $?"
for option in --json --markdown --csv --html --trace; do
  bench $option /dev/full | tail -n 1
done
