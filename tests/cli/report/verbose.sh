# -v says more, and the results are the same.
echo a >in
fxpar fingerprint --fields text in 2>normal
fxpar fingerprint -v --fields text in 2>verbose
[ "$(wc -l <verbose)" -gt "$(wc -l <normal)" ] || fail 'says no more'
grep -q '^fxpar: .*workers' verbose
