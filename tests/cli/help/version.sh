# The version, alone; the report has the same.
fxpar --version | grep -cE '^fxpar [0-9]+\.[0-9]+\.[0-9]+$'
fxpar -V | cmp - <(fxpar --version)
fxpar primes 1 --report json 2>report >/dev/null
is "fxpar $(value version)" "$(fxpar --version)"
