# output_xxh3 is what xxhsum -H3 says of the bytes written, on stdout and with --output.
need xxhsum
lines 3000 >in
for options in '' --header '--format csv --fields text' '--format jsonl --fields id,text' '--limit 0'; do
  fxpar fingerprint $options --report json in 2>report >out
  is "$(value output_xxh3)" "$(xxh3 out)"
  fxpar fingerprint $options --report json -o file in 2>report
  is "$(value output_xxh3)" "$(xxh3 file)"
  cmp out file
done
fxpar primes 100 --report json 2>report >out
is "$(value output_xxh3)" "$(xxh3 out)"
yes | head -n 500000 | fxpar fingerprint --fields text --report json 2>report >out
is "$(value output_xxh3)" "$(xxh3 out)"
