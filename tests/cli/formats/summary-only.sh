# -s and --summary-only: no results, only the report, with the same checksum.
lines 100 >in
fxpar fingerprint --report json in 2>report >/dev/null
checksum=$(value checksum)
for option in -s --summary-only; do
  fxpar fingerprint $option --report json in 2>report
  is "$(value checksum)" "$checksum"
  value records
  value bytes_out
  value output_xxh3
done
