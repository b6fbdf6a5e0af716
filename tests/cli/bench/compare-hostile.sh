# Names from a file do not reach the terminal as commands to it, and do not break lines.
need python3
python3 "$CLI/bench/saved.py" saved $'lo\e[2Jop=1' 'job:"a\u001b[31mb\nc"' 'kernel:"\u0007k"' \
  'checksum:"\u001b[0m"'
python3 "$CLI/bench/saved.py" other $'lo\e[2Jop=1' 'job:"a\u001b[31mb\nc"' 'kernel:"\u001bl"' \
  'checksum:"\u001b[1m"' 'cpu:"\u001b[1m"'
for b in saved other; do
  fxpar bench --compare saved $b >shown
  ! grep -q '[^[:print:]]' shown || fail "not printable: $(cat -v shown)"
  ! grep -q '^c' shown || fail "a line is broken: $(cat -v shown)"
done
