# Where the system starts few threads, fewer workers do the job; nothing is left of a failed run.
need setpriv prlimit
[ "$(id -u)" = 0 ] || skip "needs root to become nobody"
not_sanitized
lines 2000 >in
fp in >expected
mkdir -m 777 open
cp "$(command -v fxpar)" program
chmod -R a+rX .
setpriv --reuid 65534 --clear-groups ./program --version >/dev/null 2>&1 || skip "nobody cannot reach it"
for limit in 2 3 4 5 6; do
  setpriv --reuid 65534 --clear-groups prlimit --nproc=$limit \
    ./program fingerprint -w 6 -c 7 --progress always --report none -o open/out in 2>said
  code=$?
  case $code in
    0) cmp open/out expected ;;
    3) [ -s said ] || fail "no message" ;;
    *) fail "exit $code with $limit processes" ;;
  esac
  is "$(ls -A open | grep -v '^out$')" ''
  rm -f open/out
done
