# A shell sees 130, 143 and 129.
signals_are_prompt
mkfifo in
exec 3<>in
for signal in INT TERM HUP; do
  timeout --preserve-status -s $signal 0.5 fxpar fingerprint in
  echo $?
done
