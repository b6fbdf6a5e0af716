# An output whose close fails is not whole: the old content stays.
need strace
not_sanitized
strace -o /dev/null true 2>/dev/null || skip 'no ptrace'
lines 100 >in
strace -f -o trace -e trace=close fxpar fingerprint --report none -w 1 -o new in
closes=$(grep -c 'close(' trace)
echo old >out
for n in $(seq $((closes - 5)) $closes); do  # the others are the loader's
  timeout 20 strace -f -o /dev/null -e inject=close:error=ENOSPC:when=$n \
    fxpar fingerprint --report none -w 1 -o out in 2>said
  case $? in
    0) cmp out new ;;
    3) is "$(cat out)" old; grep -o '^fxpar: out: .*No space left on device' said ;;
    127) grep -q 'loading shared libraries' said || fail "close $n: $(cat said)" ;;
    *) fail "close $n: exit $?" ;;
  esac
  echo old >out
done
ls -A
