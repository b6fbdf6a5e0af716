# A busy run ends as quickly.
signals_are_prompt
echo old >out
for signal in INT TERM HUP; do
  killed $signal 'sleep 0.3' fxpar primes 100000000000 -o out
done
yes >endless &  # never read to its end
yes | killed TERM '[ "$(ls -A | wc -l)" -gt 2 ]' fxpar fingerprint -o out
kill $!
rm endless
cat out
ls -A
