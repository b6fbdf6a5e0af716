# --smoke runs all parts in a few seconds; nothing is shown on a stderr that is no terminal.
need python3
not_sanitized
fxpar bench --smoke --json results --html page --markdown tables --csv rows >table
python3 "$CLI/bench/check.py" results
python3 - <<'P'
import csv, json
results = json.load(open("results"))
assert (results["iterations"], results["rounds"]) == (1, 1)
ways = {}
for one in results["cases"]:
    ways[one["job"], one["n"]] = [row["way"] for row in one["ways"]]
usual = ["loop", "sliced", "chain", "parallel", "chunked"]
assert ways == {
    ("fingerprint", 100): usual, ("sharpen", 100): usual, ("rehash", 100): usual,
    ("primes", 2000000): ["loop", "ranges-1", "ranges-2", "ranges-4", "ranges-8"]}, ways
assert len(results["sweep"]) >= 2
for one in results["sweep"]:
    assert [row["way"] for row in one["ways"]] == ["parallel", "chunked"], one
assert len(set(one["workers"] for one in results["sweep"])) == len(results["sweep"])
found = set((row["way"], row["work"]) for row in results["roundtrip"])
assert found == set((way, work) for way in ("call", "thread-per-call", "worker", "pool", "tbb")
                    for work in ("none", "json", "echo copied", "echo moved")), found
cases = results["cases"] + results["sweep"]
rows = list(csv.DictReader(open("rows", newline="")))
assert len(rows) == sum(len(one["ways"]) for one in cases) + len(results["roundtrip"])
medians = [row["median_s"] for one in cases for row in one["ways"]]
medians += [row["median_s"] for row in results["roundtrip"]]
assert [float(row["median_s"]) for row in rows] == medians
assert all(None not in row and None not in row.values() for row in rows)
markdown = [line for line in open("tables") if line.startswith("| ")]
heads = [line for line in markdown if line.startswith(("| way ", "| work |", "| ---"))]
assert len(markdown) - len(heads) == len(rows), (len(markdown), len(heads), len(rows))
page = open("page").read()
for one in results["cases"]:
    assert one["checksum"] in page and all(row["way"] in page for row in one["ways"]), one
for row in results["roundtrip"]:
    assert row["way"] in page, row
assert "http" not in page and "<script" not in page
table = open("table").read()
assert all(len(line) <= 80 for line in table.splitlines()), table
for word in ("fingerprint, ", "sharpen, ", "rehash, ", "primes, ", "sweep: ", "roundtrip: "):
    assert "\n" + word in "\n" + table, word
P
