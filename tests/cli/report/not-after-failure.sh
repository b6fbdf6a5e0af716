# Where stdout could not be written there is no report.
echo a >in
(fxpar fingerprint --report json --report-file report in >/dev/full; is $? 3) 
ls
