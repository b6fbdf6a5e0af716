# The same size or number of workers twice is refused or is one case: nothing is set beside itself.
for options in '--sizes 3,3 -w 2' '--sizes 3 -w 2,2'; do
  fxpar bench fingerprint --ways loop $options --smoke --json results >/dev/null 2>said
  case $? in
    0) is "$(grep -c '"checksum"' results)" 1 ;;
    2) grep -qE '^fxpar: --(sizes|workers): ' said || fail "said $(cat said)" ;;
    *) fail "neither with $options" ;;
  esac
done
