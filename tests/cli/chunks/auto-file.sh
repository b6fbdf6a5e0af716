# auto on a file: n/(workers*4), at least 1; a file on stdin is one too.
yes 'a line of one length' | head -n 800 >in
fxpar fingerprint -s -w 2 --report json in 2>report
value chunk
value chunks
value chunk_rule
fxpar fingerprint -s -w 5 --chunk auto --report json <in 2>report
value chunk
value chunks
fxpar fingerprint -s -w 2 --report json in in 2>report
value chunk
head -n 3 in >short
fxpar fingerprint -s -w 2 --report json short 2>report
value chunk
value chunks
