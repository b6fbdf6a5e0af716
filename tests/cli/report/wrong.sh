# Wrong words for its options.
echo a >in
try fxpar fingerprint --report jsn in
try fxpar fingerprint --progress alway in
try fxpar fingerprint --report-file
