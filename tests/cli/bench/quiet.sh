# -q says nothing, and shows no progress on a terminal; nor does --progress never.
need_terminal
run() {
  NO_COLOR=1 terminal stderr timeout --preserve-status 1.6 \
    fxpar bench primes --ways loop --iterations 999 "$@"
}
run -q &
quiet=$!
run --progress never >never
is $? 143
wait $quiet
is $? 143
cat never
