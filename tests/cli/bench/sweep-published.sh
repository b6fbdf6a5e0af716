# --published sets what the study found beside the sweep, and beside sizes that it has.
not_sanitized
fxpar bench sweep --smoke --ways chunked --published >table
awk '$1 == 1 || $1 == 2 { print $1, $(NF - 1), $NF }' table
fxpar bench sharpen --sizes full --ways chunked --published --smoke >table
grep -o 'n = 147,000' table
grep -o 'checksum .*' table
grep -o 'in the study' table
grep -E '^  chunked .* 7\.11x faster' table | wc -l
fxpar bench fingerprint --sizes 10 --ways loop,chunked --published --smoke >table
grep -c 'in the study' table  # nothing is published for 10
awk 'length > 80' table
