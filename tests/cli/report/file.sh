# --report-file takes the report instead of stderr, and replaces an older one.
echo a >in
echo old >report
fxpar fingerprint --fields text --report json --report-file report in
value records
fxpar fingerprint --fields text --report-file report in
grep -c checksum report
fxpar fingerprint -o out --report-file /dev/stdout --report json in >report
value records
fxpar fingerprint -s --report-file /dev/fd/1 --report json in >report
value records
ls
