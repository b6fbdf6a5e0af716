# --progress never, -q and a stderr that is no terminal show none.
need_terminal
mkfifo 1 2 3
for fifo in 1 2 3; do sleep 1.5 >$fifo & done
NO_COLOR=1 terminal stderr fxpar fingerprint --report none --progress never 1 &
NO_COLOR=1 terminal stderr fxpar fingerprint --report none -q 2 &
fxpar fingerprint --report none --progress auto 3
wait
