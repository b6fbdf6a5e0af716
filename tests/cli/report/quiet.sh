# -q and --quiet say nothing but errors.
echo a >in
fxpar fingerprint -q --fields text in
try fxpar fingerprint --quiet --fields text --on-error skip missing in
fxpar fingerprint -q -w 1000000 --fields text in
