# The largest number is a number, and so is one with zeros before it.
echo a >in
fp --fields text --limit 18446744073709551615 --chunk 18446744073709551615 --max-record 18446744073709551615 in
fp --fields text --limit 0001 in
