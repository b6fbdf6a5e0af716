# NO_COLOR is honoured; without a terminal there is no colour anyway.
need_terminal
export TERM=xterm
NO_COLOR=1 terminal stderr fxpar fingerprint --report none missing
TERM=dumb terminal stderr fxpar fingerprint --report none missing
try fxpar fingerprint --report none missing
