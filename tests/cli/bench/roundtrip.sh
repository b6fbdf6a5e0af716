# roundtrip: the same calls by five ways; the trace has a request and an answer for each.
need python3
fxpar bench roundtrip --smoke -w 2 --json results --trace trace --csv rows >table
python3 "$CLI/bench/check.py" results
python3 - <<'P'
import collections, json
results = json.load(open("results"))
rows = results["roundtrip"]
assert results["cases"] == [] and results["sweep"] == []
ways = ["call", "thread-per-call", "worker", "pool", "tbb"]
groups = collections.defaultdict(list)
for row in rows:
    groups[row["work"], row["payload_bytes"], row["concurrency"]].append(row["way"])
assert all(group == ways for group in groups.values()), groups
assert set(key[0] for key in groups) == {"none", "json", "echo copied", "echo moved"}
assert max(key[2] for key in groups) > 1 and max(key[1] for key in groups) > 0
pool = [row["workers"] for row in rows if row["way"] in ("pool", "tbb")]
assert set(pool) == {2}, pool

requests, answers = {}, {}
for line in open("trace"):
    event, number, label = line.rstrip("\n").split(" ", 2)
    seen = {"request": requests, "answer": answers}[event]
    assert number not in seen, line
    seen[number] = label
    assert event == "request" or requests.get(number) == label, line  # asked before it is answered
assert requests and requests == answers, (len(requests), len(answers))
labels = set(requests.values())
assert len(labels) == len(rows), (len(labels), len(rows))
for row in rows:
    label = "way={way} work={work} concurrency={concurrency} bytes={payload_bytes}".format(**row)
    assert label in labels, label
table = open("table").read()
assert all(len(line) <= 80 for line in table.splitlines()), table
P
is "$(($(wc -l <rows) - 1))" "$(grep -c '"call_s"' results)"
