# Its value is checked as the flag's, and named as what it is.
echo a >in
for workers in 0 -1 +1 ' 2' 2.5 many 18446744073709551616; do FXPAR_WORKERS=$workers try fp in; done
