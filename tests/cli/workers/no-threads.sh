# Where the system starts no more threads, go on with fewer or end with 3 and a message.
need strace
not_sanitized
strace -o /dev/null true 2>/dev/null || skip 'no ptrace'
lines 1000 >in
fp -w 1 in >expected
for when in 1+ 2+ 3+; do
  timeout 20 strace -f -o /dev/null -e inject=clone,clone3:error=EAGAIN:when=$when \
    fxpar fingerprint --report none -w 4 in >out 2>said
  status=$?
  case $status in
    0) cmp out expected ;;
    3) [ -s said ] || fail 'nothing said' ;;
    *) fail "exit $status" ;;
  esac
done
