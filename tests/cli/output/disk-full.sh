# A full disk is exit 3 with a message and no report, also if only the last write finds it.
echo a | fxpar fingerprint >/dev/full
echo "exit ${PIPESTATUS[1]}"
yes | timeout 20 fxpar fingerprint >/dev/full
echo "exit ${PIPESTATUS[1]}"
(try fxpar primes 100 >/dev/full) 2>&1 | grep -v 'write error'
(fxpar --help >/dev/full; is $? 3)
(fxpar --version >/dev/full; is $? 3)
(fxpar --completions bash >/dev/full; is $? 3)
