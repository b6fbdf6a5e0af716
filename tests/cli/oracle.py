#!/usr/bin/env python3
"""What fxpar must say, computed in another language straight from the definitions.

oracle.py lines N             the first N lines of the published data set
oracle.py fingerprint FILE    id, hash and digits of each line, as TSV
oracle.py checksum FILE       the fingerprint checksum of all lines
oracle.py primes LO HI        how many integers in [LO, HI) are prime
"""
import re
import sys

M30 = 2**30 - 1
M53 = 2**53 - 1


def lines(count):
    state = 11

    def draw():
        nonlocal state
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**63
        return state

    levels = ["INFO", "WARN", "ERROR", "DEBUG"]
    routes = ["/api/orders", "/api/users", "/health", "/api/carts/checkout", "/static/app.js"]
    for i in range(count):
        level = levels[draw() % 4]
        route = routes[draw() % 5]
        ms = draw() % 4000
        code = 500 if (draw() >> 20) / 2**43 < 0.08 else 200
        yield f"{level} {route} {code} {ms}ms u{i % 9973}"


def fingerprint(line):
    digits = sum(byte in b"0123456789" for byte in line)
    text = re.sub(rb"[0-9]+", b"#", line)
    sketch = 0x7FFFFFFF
    mixed = 0
    for at in range(len(text) - 4):
        h = 0x811C9DC5
        for byte in text[at : at + 5]:
            h = ((h ^ byte) * 0x01000193) & M30
        for p in range(96):
            v = ((h + p * 0x9E3779B1) * 0x85EBCA6B) & M30
            sketch = min(sketch, v)
            mixed = (mixed + (v & 63)) & M30
    return (31 * sketch + mixed) & M30, digits


def records(path):
    with open(path, "rb") as file:
        whole = file.read()
    parts = whole.split(b"\n")
    last = parts.pop()
    for line in parts:
        yield line.removesuffix(b"\r")
    if last:
        yield last


def main(command, *arguments):
    if command == "lines":
        sys.stdout.writelines(line + "\n" for line in lines(int(arguments[0])))
    elif command == "fingerprint":
        for i, line in enumerate(records(arguments[0])):
            print(i, *fingerprint(line), sep="\t")
    elif command == "checksum":
        acc = 0
        for line in records(arguments[0]):
            acc = (31 * acc + sum(fingerprint(line))) & M53
        print(acc)
    elif command == "primes":
        lo, hi = map(int, arguments)
        print(sum(n > 1 and all(n % d for d in range(2, int(n**0.5) + 1)) for n in range(lo, hi)))
    else:
        sys.exit(__doc__)


main(*sys.argv[1:])
