# INT, TERM and HUP are re-raised; the old output stays and nothing is left over.
signals_are_prompt
echo old >out
for signal in INT TERM HUP; do
  rm -f in; mkfifo in
  exec 3<>in
  echo a >&3
  killed $signal '[ "$(ls -A | wc -l)" -eq 3 ]' fxpar fingerprint -o out in
  cat out
done
ls -A
