# The report is the last that is said, after results and messages.
printf 'toolong\nok\n' >in
try fxpar fingerprint --fields text --max-record 4 --on-error skip --report json missing in
try fxpar fingerprint --fields text --max-record 4 --report json in
