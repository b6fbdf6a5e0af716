# What cannot be said does not harm the results.
echo a >in
try fxpar fingerprint --fields text in 2>/dev/full
