# Every --help has lines of at most 80 columns and goes to stdout.
for command in '' fingerprint primes; do
  fxpar $command --help >help
  is "$?" 0
  awk -v command="$command" 'length > 80 { print command ": " length ": " $0 }' help
  head -n 1 help | grep -c "^Usage: fxpar *$command"
  fxpar $command -h | cmp - help
done
