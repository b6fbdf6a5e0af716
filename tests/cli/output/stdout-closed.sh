# A closed stdout is exit 3, and the next file that is opened does not become it.
echo a >in
(fp in >&-; is $? 3)
(fxpar primes 10 --report none >&-)
echo "exit $?"
fp --fields text -o out in >&-
cat in out
fxpar fingerprint --summary-only --report none in >&-
