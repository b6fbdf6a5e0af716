# With stderr closed the report does not land in a file that got its number.
echo a >in
fxpar fingerprint --fields text -o out in 2>&-
cat in out
fxpar fingerprint --fields text -o out in <&- >&- 2>&-
cat in out
