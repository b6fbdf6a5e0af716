# With stdin, stdout or stderr closed nothing lands in a file that got its number.
need python3
fxpar bench fingerprint --sizes 5 --smoke --json results --csv - 2>&- | wc -l
python3 "$CLI/bench/check.py" results
fxpar bench fingerprint --sizes 5 --smoke --json results --csv rows <&- 2>&- >&-
echo "exit $?"
(fxpar bench fingerprint --sizes 5 --smoke --json other --progress always <&- 2>&- | head -n 1)
python3 "$CLI/bench/check.py" other
try fxpar bench fingerprint --sizes 5 --iterations 2 --smoke 2>/dev/full | tail -n 1
