#!/usr/bin/env python3
"""check.py FILE [TURNS]: what `fxpar bench --json` wrote is strict JSON of the right shape, and
what follows from the rest does; TURNS is what --turns was."""
import json
import math
import statistics
import sys

TIMES = ["median_s", "min_s", "max_s", "margin", "times_s"]
PUBLISHED = {
    ("fingerprint", 100): 757826477312232, ("fingerprint", 10000): 8824517526355157,
    ("fingerprint", 1500000): 755522290282409, ("sharpen", 100): 4980528741132890,
    ("sharpen", 10000): 4184854798624324, ("sharpen", 147000): 1559526542676314,
    ("rehash", 100): 5985344128304328, ("rehash", 10000): 2443217226952964,
    ("rehash", 20000): 141651551046228, ("primes", 2000000): 148933,
}
USUAL_TURNS = {"fingerprint": 4, "sharpen": 16, "rehash": 16}
turns = int(sys.argv[2]) if len(sys.argv) > 2 else None


def refuse(word):
    raise ValueError(word)  # NaN and Infinity are no JSON


def is_count(value, least=0):
    return type(value) is int and value >= least


def near(a, b):
    return math.isclose(a, b, rel_tol=1e-9)


def quantile(times, q):
    at = q * (len(times) - 1)
    low, high = math.floor(at), math.ceil(at)
    return sorted(times)[low] + (sorted(times)[high] - sorted(times)[low]) * (at - low)


def check_times(row, count):
    times = row["times_s"]
    assert len(times) == count, (len(times), count)
    assert all(type(t) in (int, float) and 0 < t < 3600 for t in times), times
    assert near(row["median_s"], statistics.median(times)), row
    assert row["min_s"] == min(times) and row["max_s"] == max(times), row
    margin = 0.1
    if len(times) > 1:
        margin = max(0.005, (quantile(times, 0.75) - quantile(times, 0.25)) / 2 / row["median_s"])
    assert math.isclose(row["margin"], margin, abs_tol=1e-9), (row, margin)
    assert row["peak_rss_bytes"] is None or is_count(row["peak_rss_bytes"], 100000), row


def check_way(one, row, loop, count):
    assert list(row) == ["way", "chunk", "chunks", *TIMES, "speedup", "peak_rss_bytes"], list(row)
    check_times(row, count)
    if loop is None:
        assert row["speedup"] is None, row
    else:
        assert near(row["speedup"], loop["median_s"] / row["median_s"]), row
    n, way = one["n"], row["way"]
    if way in ("loop", "sliced", "processes"):
        chunk = None
    elif way in ("chain", "parallel"):
        chunk = 1
    elif way == "chunked":
        chunk = max(1, n // (one["workers"] * (turns or USUAL_TURNS[one["job"]])))
    else:
        assert way in ("ranges-1", "ranges-2", "ranges-4", "ranges-8"), way
        chunk = -(-n // int(way[7:]))
    assert row["chunk"] == chunk, (row["chunk"], chunk)
    assert row["chunks"] == (-(-n // chunk) if chunk else 0), row


def check_case(one, count):
    assert list(one) == ["job", "kernel", "n", "workers", "checksum", "ways"], list(one)
    assert one["job"] in ("fingerprint", "sharpen", "rehash", "primes"), one["job"]
    assert type(one["kernel"]) is str and one["kernel"] not in ("", "best"), one["kernel"]
    assert is_count(one["n"], 1) and is_count(one["workers"], 1), one
    assert type(one["checksum"]) is str and one["checksum"].isdigit(), one["checksum"]
    published = PUBLISHED.get((one["job"], one["n"]))
    assert published is None or one["checksum"] == str(published), one["checksum"]
    ways = [row["way"] for row in one["ways"]]
    assert ways and len(set(ways)) == len(ways), ways
    loop = next((row for row in one["ways"] if row["way"] == "loop"), None)
    for row in one["ways"]:
        check_way(one, row, loop, count)


def check_roundtrip(row, count):
    assert list(row) == [
        "way", "work", "payload_bytes", "concurrency", "workers", *TIMES, "call_s",
        "calls_per_second", "load_s", "execution_s", "total_s", "left_caller",
        "peak_rss_bytes"], list(row)
    check_times(row, count)
    way, calls = row["way"], row["concurrency"]
    assert way in ("call", "thread-per-call", "worker", "pool", "tbb"), way
    assert row["work"] in ("none", "json", "echo copied", "echo moved"), row["work"]
    assert is_count(calls, 1) and is_count(row["workers"], 1) and is_count(row["payload_bytes"])
    assert row["payload_bytes"] == 0 or row["work"].startswith("echo"), row
    assert near(row["call_s"], row["median_s"] / calls), row
    assert near(row["calls_per_second"], 1 / row["call_s"]), row
    assert near(row["total_s"], row["load_s"] + row["median_s"]), row
    assert row["load_s"] >= 0 and row["execution_s"] >= 0, row
    assert row["load_s"] > 0 or way in ("call", "thread-per-call"), row
    assert is_count(row["left_caller"]) and row["left_caller"] <= calls, row
    if way == "call":
        assert row["left_caller"] == 0, row
    elif way != "tbb":  # where the caller takes part
        assert row["left_caller"] == calls, row
    if way == "worker":
        assert row["workers"] == 1, row
    if way == "thread-per-call":
        assert row["workers"] == calls, row


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        text = file.read()
    assert text.endswith("\n")
    all = json.loads(text, parse_constant=refuse)
    assert list(all) == [
        "version", "machine", "iterations", "rounds", "cases", "sweep", "roundtrip"], list(all)
    machine = all["machine"]
    assert list(machine) == ["cpu", "cores", "workers", "isa", "os"], list(machine)
    assert all["version"] and all["version"][0].isdigit(), all["version"]
    for key in ("cpu", "isa", "os"):
        assert type(machine[key]) is str and machine[key], machine
    assert is_count(machine["cores"], 1) and is_count(machine["workers"], 1), machine
    assert is_count(all["iterations"], 1) and is_count(all["rounds"], 1)
    count = all["iterations"] * all["rounds"]
    for one in all["cases"]:
        check_case(one, count)
    for one in all["sweep"]:
        check_case(one, count)
        assert one["job"] == "fingerprint" and one["n"] == 100000, one
        assert set(row["way"] for row in one["ways"]) <= {"parallel", "chunked"}, one
    for row in all["roundtrip"]:
        check_roundtrip(row, count)


main()
