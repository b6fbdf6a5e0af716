# It has bytes, share, rate and time left where the size is known.
need_terminal
seq 100000 >in
mkfifo out
(exec 3<out; sleep 2; cat <&3 >/dev/null) &
terminal stderr fxpar fingerprint -w 1 -c 10 -o out in >shown
sed 's/<CR>/\n/g' shown | grep -m 1 '^fxpar: .* %' | sed -E 's/[0-9][0-9.,]*/N/g; s/<ESC>.*//'
