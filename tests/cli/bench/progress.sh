# On a terminal: how much is done, how long it will take, and what is measured; erased at the end.
need_terminal
signals_are_prompt
terminal stderr timeout --preserve-status 2.5 \
  fxpar bench rehash --sizes 300 --ways loop --iterations 60 >shown
sed 's/<CR>/\n/g; s/<ESC>\[K//g' shown | grep -m 1 ' left' | sed -E 's/[0-9]+ (%|s )/N \1/g'
sed 's/<CR>/\n/g' shown | awk 'length > 90 { print "too long: " $0 }'
grep -o '<CR><ESC>\[K$' shown
