# --progress auto: one line on a terminal, only once a second has passed, erased before the report.
need_terminal
mkfifo in
(seq 10; sleep 2) >in &
terminal stderr fxpar fingerprint --fields text -o out in >shown
grep -q '<CR>fxpar: 21 B' shown || fail 'nothing shown'
grep -q '<CR><ESC>\[Kfxpar: fingerprint: ' shown || fail 'not erased before the report'
sed 's/<CR>/\n/g' shown | awk 'length > 100 { print "too long: " $0 }'
