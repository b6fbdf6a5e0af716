# Under skip the rest of that file is left out, which counts as one record.
echo a >a
printf '\37\213\10\0more\nof it\n' >gz
try fp --fields id,text --on-error skip a gz a
fxpar fingerprint -s --on-error skip --report json a gz a 2>&1 | tail -n 1 >report
value records
value skipped
printf '\37\213\10\0more\nof it\n' | try fp --on-error skip
