#!/usr/bin/env python3
"""What fxpar must say, computed in another language straight from the definitions.

oracle.py lines N             the first N lines of the published data set
oracle.py fingerprint FILE    id, hash and digits of each line, as TSV
oracle.py checksum FILE       the fingerprint checksum of all lines
oracle.py primes LO HI        how many integers in [LO, HI) are prime
oracle.py tiles N             the first N tiles of the published data set, raw
oracle.py cut pad|drop FILE   the tiles of an 8-bit PGM without comments, raw
oracle.py sharpen FILE        index, edge energy and mean of each raw tile, as TSV
oracle.py credentials N       the first N credentials of the published data set, as CSV
oracle.py rehash FILE         user and key of each row of user, salt and secret, as TSV
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


def tiles(count):
    state = 13
    for i in range(count):
        tile = bytearray()
        for y in range(32):
            for x in range(32):
                state = (state * 6364136223846793005 + 1442695040888963407) % 2**63
                tile.append(((5 * x + 3 * y + i) % 256 + state % 24) % 256)
        yield tile


def cut(edge, path):
    with open(path, "rb") as file:
        _, sizes, _, raster = file.read().split(b"\n", 3)
    width, height = map(int, sizes.split())
    rim = 31 if edge == "pad" else 0
    for top in range(0, height + rim - 31, 32):
        for left in range(0, width + rim - 31, 32):
            yield bytes(
                raster[min(y, height - 1) * width + min(x, width - 1)]
                for y in range(top, top + 32)
                for x in range(left, left + 32)
            )


def sharpen(tile):
    def convolved(x, y, kernel):
        return sum(
            kernel[dy + 1][dx + 1] * tile[(y + dy) * 32 + x + dx] for dy in (-1, 0, 1) for dx in (-1, 0, 1)
        )

    energy = total = 0
    for y in range(1, 31):
        for x in range(1, 31):
            gx = convolved(x, y, [[-1, 0, 1], [-2, 0, 2], [-1, 0, 1]])
            gy = convolved(x, y, [[-1, -2, -1], [0, 0, 0], [1, 2, 1]])
            energy += abs(gx) + abs(gy)
            total += tile[y * 32 + x]
    return 8 * energy, 8 * total // (900 * 8)


def raw_tiles(path):
    with open(path, "rb") as file:
        while tile := file.read(1024):
            yield tile


def credentials(count):
    state = 7
    for user in range(count):
        numbers = []
        for bits in (30, 40):
            state = (state * 6364136223846793005 + 1442695040888963407) % 2**63
            numbers.append(state % 2**bits)
        yield user, *numbers


def rehash(salt, secret):
    h = secret ^ (salt * 0x9E3779B1 % 2**64)
    for i in range(55000):
        h = (31 * h + salt + i) & M53  # bits above 2^64 do not reach these
        h ^= h >> 13
        h = (h * 0x27D4EB2D) & M53
        h ^= h >> 7
    return h


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
    elif command == "tiles":
        sys.stdout.buffer.writelines(tiles(int(arguments[0])))
    elif command == "cut":
        sys.stdout.buffer.writelines(cut(*arguments))
    elif command == "sharpen":
        for i, tile in enumerate(raw_tiles(arguments[0])):
            print(i, *sharpen(tile), sep="\t")
    elif command == "credentials":
        print("user,salt,secret")
        for row in credentials(int(arguments[0])):
            print(*row, sep=",")
    elif command == "rehash":
        for row in records(arguments[0]):
            user, salt, secret = row.decode().split("\t")
            print(user, rehash(int(salt), int(secret)), sep="\t")
    else:
        sys.exit(__doc__)


main(*sys.argv[1:])
