# After a usage error nothing was read and nothing is on stdout; the old output stays.
echo old >out
seq 3 >in
(fxpar fingerprint --limit x -o out 2>/dev/null; is $? 2; cat) <in
(fxpar fingerprint --nonsense 2>/dev/null; is $? 2; cat) <in
(FXPAR_WORKERS=x fxpar fingerprint 2>/dev/null; is $? 2; cat) <in
cat out
fxpar fingerprint --format x -o new in 2>/dev/null
ls
