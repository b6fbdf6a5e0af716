# From a busy pipe too.
seq 100000 | fxpar fingerprint -s -c 999 --report json 2>report
value chunks
seq 100000 | fxpar fingerprint -s -c 100 -w 8 --report json 2>report
value chunks
