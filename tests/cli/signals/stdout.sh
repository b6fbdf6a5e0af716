# So it is without --output: what was written is whole lines, and nothing is said.
signals_are_prompt
mkfifo in
exec 3<>in
for signal in INT TERM HUP; do
  seq 1000 >&3
  killed $signal '[ -s results ]' sh -c 'exec fxpar fingerprint in >results'
  [ -z "$(tail -c 1 results)" ] || fail 'half a line'
  rm results
done
