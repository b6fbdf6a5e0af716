# Also while it waits for somebody to read the FIFO that it writes, or to write the one that it reads.
signals_are_prompt
mkfifo in out full
for signal in INT TERM HUP; do
  timeout --preserve-status -s $signal 0.3 fxpar fingerprint in
  echo $?
  timeout --preserve-status -s $signal 0.3 fxpar fingerprint -o out /dev/null
  echo $?
done
exec 4<>full
yes | timeout --preserve-status -s TERM 0.5 fxpar fingerprint -o full
echo ${PIPESTATUS[1]}
