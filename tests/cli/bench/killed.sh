# A run that is killed leaves the old files as they were, and nothing else.
signals_are_prompt
ulimit -c 0  # QUIT would leave a core file
for name in json csv; do echo old >$name; done
for signal in INT TERM HUP QUIT; do
  killed $signal '[ "$(ls -A | wc -l)" -ge 6 ] && sleep 0.2' fxpar bench rehash roundtrip \
    --sizes full --iterations 9 --json json --csv csv --html html --trace trace
done
cat json csv
ls -A
