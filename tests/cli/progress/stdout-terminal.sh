# Where results go to the same terminal, no result stands behind a progress line.
need_terminal
mkfifo in
(echo before; sleep 2; echo behind) >in &
terminal stdout,stderr fxpar fingerprint --fields text --report none in >shown
sed 's/<CR>/\n/g; s/<ESC>\[K//g' shown | grep -x behind
