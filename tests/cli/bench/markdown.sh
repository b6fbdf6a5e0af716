# --markdown: a table for each case, a row for each way, and the machine.
need python3
fxpar bench fingerprint sharpen --sizes 5,20 --iterations 1 --warmup 0 -q \
  --json results --markdown tables >/dev/null
python3 - <<'P'
import json
results = json.load(open("results"))
text = open("tables").read()
assert text.startswith("# ") and results["machine"]["cpu"] in text and results["version"] in text
titles = [line for line in text.splitlines() if line.startswith("### ")]
assert len(titles) == len(results["cases"]) == 4, titles
for title, one in zip(titles, results["cases"]):
    assert f"{one['job']}, n = {one['n']}, " in title and one["checksum"] in title, title
rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines()
        if line.startswith("| ") and not line.startswith("| ---")]
assert len(set(map(len, rows))) == 1, rows
assert [row[0] for row in rows if row[0] != "way"] == [
    row["way"] for one in results["cases"] for row in one["ways"]], rows
P
