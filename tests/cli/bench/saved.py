#!/usr/bin/env python3
"""saved.py FILE WAY=SECONDS,... [KEY:VALUE...]: writes what --json may have written: one case with
these times of its ways, and other values for job, kernel, n, workers, checksum or cpu."""
import json
import statistics
import sys

case = {"job": "fingerprint", "kernel": "reference", "n": 10, "workers": 2, "checksum": "77"}
machine = {"cpu": "some", "cores": 2, "workers": 2, "isa": "none known", "os": "Linux"}
ways = []
for argument in sys.argv[2:]:
    if "=" in argument:
        way, times = argument.split("=")
        times = [float(time) for time in times.split(",")]
        ways.append({
            "way": way, "chunk": None, "chunks": 0, "median_s": statistics.median(times),
            "min_s": min(times), "max_s": max(times), "margin": 0.1, "times_s": times,
            "speedup": None, "peak_rss_bytes": None})
    else:
        key, value = argument.split(":", 1)
        (machine if key in machine and key != "workers" else case)[key] = json.loads(value)
with open(sys.argv[1], "w", encoding="utf-8") as file:
    json.dump({
        "version": "0.1.0", "machine": machine, "iterations": len(ways[0]["times_s"]), "rounds": 1,
        "cases": [{**case, "ways": ways}], "sweep": [], "roundtrip": []}, file)
