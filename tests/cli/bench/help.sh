# --help has all jobs, ways and options, within 80 columns.
fxpar bench --help >help
for word in fingerprint sharpen rehash primes sweep roundtrip \
  loop sliced chain parallel chunked processes ranges-1 call thread-per-call worker pool tbb \
  --sizes -w -j --workers --ways --kernel --turns --iterations --rounds --warmup --smoke \
  --published --json --markdown --csv --html --trace --compare --progress -q --quiet -h --help; do
  grep -qE -- "(^|[^a-z-])$word([^a-z-]|$)" help || echo "no $word"
done
awk 'length > 80' help
head -n 1 help | grep -o '^Usage: fxpar bench'
fxpar --help | grep -oE '^  bench '
