# --workers: a case for each; FXPAR_WORKERS without the flag; more than there can be is said.
bench() { fxpar bench fingerprint --sizes 5 --ways loop --smoke --json results "$@" >/dev/null; }
found() { sed -n 's/^      "workers": \(.*\),/\1/p' results | tr '\n' ' '; }
for option in '--workers 1,2,3' --workers=1,2,3 '-w 1,2,3' '-j 3,1'; do bench $option; found; done
FXPAR_WORKERS=3 bench; found
FXPAR_WORKERS=3 bench -w 2; found
FXPAR_WORKERS=3 bench -w 1,2; found
FXPAR_WORKERS=garbage bench -w 2; found
echo
bench; auto=$(found)
FXPAR_WORKERS= bench; is "$(found)" "$auto"
FXPAR_WORKERS=auto bench; is "$(found)" "$auto"
FXPAR_WORKERS=3 bench -w auto; is "$(found)" "$auto"
[ $auto -le "$(nproc)" ] || fail "$auto workers"
bench -w 1000000
[ $(found) -lt 1000000 ] || fail "as many"
