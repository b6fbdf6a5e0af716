# A FIFO is opened once: its writer loses nothing, however soon it writes and leaves.
mkfifo in
for i in $(seq 50); do
  echo "line $i" >in &
  timeout 10 fxpar fingerprint --report none --fields text in >out || fail "try $i"
  is "$(cat out)" "line $i"
  wait $!
done
for i in $(seq 50); do
  timeout 10 fxpar fingerprint --report none --fields text in >out &
  echo "line $i" >in
  wait $! || fail "try $i"
  is "$(cat out)" "line $i"
done
