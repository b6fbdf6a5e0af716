# One line of strict JSON with just these keys, in this order, of these types.
need python3
lines 1000 >in
fxpar fingerprint -w 2 -c 30 --report json in 2>report >out
fxpar primes -w 2 --report json 1000 2>>report >/dev/null
fxpar fingerprint -s --report json in 2>>report
: | fxpar fingerprint --report json 2>>report
python3 - <<'P'
import json

def refuse(word):
    raise ValueError(word)  # NaN and Infinity are no JSON

types = dict(
    version=str, job=str, kernel=str, workers=int, chunk=int, chunk_rule=str, chunks=int,
    max_live_chunks=int, records=int, skipped=int, bytes_in=int, bytes_out=int, seconds=dict,
    records_per_second=float, ns_per_record=float, busy_workers=float, peak_rss_bytes=int,
    checksum=str, output_xxh3=str)
whole = open("report").read()
assert whole.endswith("\n") and whole.count("\n") == 4, whole
for number, line in enumerate(whole.splitlines()):
    report = json.loads(line, parse_constant=refuse)
    assert list(report) == list(types), list(report)
    assert list(report["seconds"]) == ["wall", "cpu", "read", "work", "write"], report
    for key, value in [*report.items(), *report["seconds"].items()]:
        kind = types.get(key, float)
        if number == 2 and key == "output_xxh3":
            assert value is None, value
        elif kind is float:
            assert type(value) in (int, float) and value >= 0, (key, value)
        else:
            assert type(value) is kind, (key, value)
    assert report["checksum"].isdigit()
    assert report["peak_rss_bytes"] > 100000
    assert report["job"] == ("primes" if number == 1 else "fingerprint")
P
