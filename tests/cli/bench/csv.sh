# --csv: a row for each row of the JSON, with the same numbers.
need python3
fxpar bench fingerprint rehash --sizes 5,20 --workers 1,2 --iterations 2 --warmup 0 -q \
  --json results --csv rows >/dev/null
python3 - <<'P'
import csv, json
rows = list(csv.DictReader(open("rows", newline="")))
assert all(None not in row and None not in row.values() for row in rows)
wanted = [(one, row) for one in json.load(open("results"))["cases"] for row in one["ways"]]
assert len(rows) == len(wanted) == 40, len(rows)
for found, (one, row) in zip(rows, wanted):
    assert found["part"] == "case", found
    for key in ("job", "kernel", "n", "workers", "checksum"):
        assert found[key] == str(one[key]), (key, found, one)
    assert found["way"] == row["way"] and found["chunk"] == str(row["chunk"] or ""), found
    for key in ("median_s", "min_s", "max_s"):
        assert float(found[key]) == row[key], (key, found, row)
    for key in ("margin", "speedup"):
        assert abs(float(found[key]) - row[key]) < 1e-4, (key, found, row)
    assert found["peak_rss_bytes"] == str(row["peak_rss_bytes"] or ""), found
P
