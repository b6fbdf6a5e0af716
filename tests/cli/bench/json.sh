# --json: strict JSON of the shape that is documented, and what follows from the rest does.
need python3
fxpar bench fingerprint sharpen --sizes 7,100 --workers 1,2 --iterations 2 --rounds 3 --warmup 0 \
  -q --json results >/dev/null
python3 "$CLI/bench/check.py" results
python3 - <<'P'
import json
results = json.load(open("results"))
assert (results["iterations"], results["rounds"]) == (2, 3)
found = [(one["job"], one["n"], one["workers"]) for one in results["cases"]]
assert found == [(job, n, workers) for job in ("fingerprint", "sharpen") for n in (7, 100)
                 for workers in (1, 2)], found
for one in results["cases"]:
    assert one["kernel"] == "reference", one
    assert [row["way"] for row in one["ways"]] == [
        "loop", "sliced", "chain", "parallel", "chunked"], one
assert results["sweep"] == [] and results["roundtrip"] == []
P
