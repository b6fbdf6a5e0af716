# More turns than a number holds, times the workers, is refused or still is a chunk of one record.
for turns in 18446744073709551615 9223372036854775808 9223372036854775809; do
  fxpar bench fingerprint --sizes 1000 -w 2 --ways chunked --turns $turns --smoke --json results \
    >/dev/null 2>said
  status=$?
  case $status in
    0) is "$(sed -n 's/.*"chunk": \(.*\),/\1/p' results)" 1 ;;
    2) grep -q '^fxpar: --turns: ' said || fail "said $(cat said)" ;;
    *) fail "exit $status with --turns $turns" ;;
  esac
done
