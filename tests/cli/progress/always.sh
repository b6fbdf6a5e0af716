# --progress always shows it whatever stderr is.
(seq 10; sleep 1.5) | fxpar fingerprint -s --progress always 2>said
tr '\r' '\n' <said | grep -c '^fxpar: 21 B, .*B/s' | sed 's/^[1-9][0-9]*$/some/'
