# A closed stdin is an I/O error, and no matter where it is not read.
try fp <&-
echo a >file
try fp --fields text file <&-
try fxpar primes 10 --report none <&-
