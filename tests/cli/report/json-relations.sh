# The derived values follow from the others.
need python3
lines 30000 >in
fxpar fingerprint -w 2 --report json in 2>report >out
python3 - <<'P'
import json, os
r = json.load(open("report"))
s = r["seconds"]
assert r["records"] == 30000 and r["skipped"] == 0
assert r["bytes_in"] == os.path.getsize("in") and r["bytes_out"] == os.path.getsize("out")
close = lambda a, b: abs(a - b) <= 0.01 * max(a, b) + 0.01
assert close(r["ns_per_record"], s["work"] * 1e9 / r["records"]), r
assert close(r["records_per_second"], r["records"] / s["wall"]), r
assert close(r["busy_workers"], s["work"] / s["wall"]), r
assert s["cpu"] >= 0.9 * (s["read"] + s["work"] + s["write"]), r
assert r["busy_workers"] <= 2.1 and s["work"] > 0 and s["wall"] > 0, r
P
