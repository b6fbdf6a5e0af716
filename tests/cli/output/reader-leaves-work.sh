# And while there is much work before the next result.
timeout 10 fxpar primes 100000000000 | true
echo "exit ${PIPESTATUS[0]}"
