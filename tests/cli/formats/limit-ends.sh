# What comes after them is not waited for, opened or judged.
yes | timeout 20 fxpar fingerprint --report none --fields id --limit 2
mkfifo in
timeout 20 fxpar fingerprint --report none --fields text --limit 2 in &
exec 3>in
printf 'a\nb\n' >&3
wait $!
printf 'a\nb\ntoolong\n' >bad
try fp --fields text --max-record 4 --limit 2 bad missing
