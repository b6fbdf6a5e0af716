# A report that cannot be written is exit 3, and the results are there.
echo a >in
try fxpar fingerprint --fields text --report-file /dev/full in
try fxpar fingerprint --fields text --report-file none/report in
