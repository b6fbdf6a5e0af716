# A signal erases it.
signals_are_prompt
need_terminal
mkfifo in
(echo a; sleep 4) >in &
terminal stderr timeout --preserve-status -s TERM 1.6 fxpar fingerprint -s in >shown
echo "exit $?"
grep -o '<CR><ESC>\[K$' shown
