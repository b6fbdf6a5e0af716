# All options are there, and do not wait for input or check anything else.
common='-w -j --workers -c --chunk -o --output --format --fields --header --limit -s --summary-only
  --on-error --kernel --report --report-file -q --quiet -v --verbose --progress -h --help'
for command in fingerprint primes; do
  fxpar $command --help --limit x >help
  for option in $common; do
    grep -qE -- "(^|[ ,])$option([ ,]|$)" help || echo "$command: no $option"
  done
done
for option in -0 --null --max-record; do
  fxpar fingerprint --help | grep -qE -- "(^|[ ,])$option([ ,]|$)" || echo "no $option"
done
fxpar --help | grep -E '^  (fingerprint|primes) ' | awk '{ print $1 }'
fxpar --help | grep -E '^  [0-3] ' | awk '{ print $1 }'
