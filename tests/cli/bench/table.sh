# The table: grouped by job and size, each way against the loop, within 80 columns.
need python3
fxpar bench sharpen fingerprint --sizes 10,100,500 --ways loop,sliced,chain,parallel,chunked \
  -w 2 --iterations 5 --warmup 0 -q >table
grep -E 'kernel|n = ' table | sed 's/, checksum .*//'
python3 - <<'P'
import re
text = open("table").read()
assert all(len(line) <= 80 for line in text.splitlines()), text
assert not re.search(r"[ \t]$", text, re.M), text
time = r"[0-9][0-9.,]* (?:ns|us|ms|s)"
row = re.compile(rf"  (\S+) +{time} +{time} +{time}(?: +(?:<1|[0-9]{{1,3}})|[0-9]+)% +"
                 r"(-|same|[0-9][0-9.,]*x (?:faster|slower)) +(-|[0-9,]+) +(-|[0-9,]+ MiB)")
rows = [row.fullmatch(line) for line in text.splitlines()
        if re.match("  (loop|sliced|chain|parallel|chunked) +[0-9]", line)]
assert len(rows) == 30 and all(rows), rows
for found in rows:
    assert (found[1] == "loop") == (found[2] == "-"), found[0]
    assert (found[1] in ("loop", "sliced")) == (found[3] == "-"), found[0]
    assert found[3] == "1" or found[1] not in ("chain", "parallel"), found[0]
assert "757826477312232" in text and "4980528741132890" in text
P
