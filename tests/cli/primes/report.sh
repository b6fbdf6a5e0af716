# A record is an integer; the checksum is the count; there is no input.
fxpar primes -w 2 --report json 100 200 2>report
value job
value records
value checksum
value bytes_in
value bytes_out
fxpar primes -s --report json 100 200 2>report
value checksum
value output_xxh3
