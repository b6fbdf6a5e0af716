# Its processes do not outlive it.
signals_are_prompt
for signal in KILL TERM; do
  killed $signal 'sleep 0.7' fxpar bench rehash --sizes 200000 -w 2 --ways processes --smoke |
    timeout 15 cat  # until all have ended
  echo "exit ${PIPESTATUS[1]}"
done
