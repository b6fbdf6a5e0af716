# auto is what this process may use, not the cores of the machine.
need taskset
cpu=$(taskset -pc $$ | sed -E 's/.*: ([0-9]+).*/\1/')
echo a >in
taskset -c "$cpu" fxpar fingerprint -s --report json in 2>report; value workers
taskset -c "$cpu" fxpar fingerprint -s -w 3 --report json in 2>report; value workers
fxpar fingerprint -s --report json in 2>report
[ "$(value workers)" -le "$(nproc)" ] || fail "$(value workers) workers on $(nproc) processors"
