# At most 2*workers + 2 chunks are live, also while the reader sleeps.
lines 20000 >in
for workers in 1 2 5; do
  fxpar fingerprint -w $workers -c 1 --report json in 2>report | (sleep 0.3; cat >/dev/null)
  [ "$(value max_live_chunks)" -ge 1 ] || fail none
  [ "$(value max_live_chunks)" -le $((2 * workers + 2)) ] || fail "$(value max_live_chunks) live chunks"
done
