# On a terminal, say that stdin is being read.
need_terminal
terminal stdin fxpar fingerprint --report none --fields text --output out >/dev/null
cat out
