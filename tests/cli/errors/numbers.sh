# Numbers are checked on the raw text: no sign, no blank, no overflow, digits only.
echo a >in
for option in --workers --chunk --limit --max-record; do
  for number in -1 +1 ' 1' '1 ' '' 1.0 1e3 0x10 1,000 18446744073709551616 99999999999999999999999 one; do
    fxpar fingerprint "$option" "$number" in 2>said >out
    is "$option $number: $? $(grep -c "^fxpar: $option: '${number//+/[+]}', expected " said) $(wc -l <said) $(wc -c <out)" \
      "$option $number: 2 1 1 0"
  done
done
for number in -1 +1 ' 1' '' 1.0 1e3 0x10 18446744073709551616 one; do
  fxpar primes "$number" 2>said >out
  is "$number: $? $(wc -l <said) $(wc -c <out)" "$number: 2 1 0"
done
for option in --workers --chunk --max-record; do
  fxpar fingerprint $option 0 in 2>/dev/null
  is "$option 0: $?" "$option 0: 2"
done
for number in 20E 16777216T 1Z K; do
  fxpar fingerprint --max-record $number in 2>/dev/null
  is "--max-record $number: $?" "--max-record $number: 2"
done
