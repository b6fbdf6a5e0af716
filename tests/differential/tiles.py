#!/usr/bin/env python3
"""tiles.py FXPAR: what sharpen says of images against a plain Sobel over pixels known beforehand.

PGM and PNG files from a fixed seed: every maxval's corners, every colour type and depth, all row
filters, interlaced or not, odd sizes, chunks that pixels are not in. Where netpbm is installed, its
tools make images of these, which must give the same.
"""
import os
import random
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib

FIELDS = "index,image,x,y,edge_energy,mean"
SIZES = [1, 2, 7, 31, 32, 33, 45, 64, 65]
SAMPLES = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}  # of a pixel, by colour type
DEPTHS = {0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]}
PASSES = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]

pick = random.Random(20265)


def size():
    return pick.choice(SIZES), pick.choice(SIZES)


def scaled(sample, maxval):
    return (sample * 255 + maxval // 2) // maxval


def pixels_of(width, height, channels, maxval):
    """Rows of pixels: noise, or a slope that filters and compression like."""
    if pick.random() < 0.5:
        return [[tuple(pick.randint(0, maxval) for _ in range(channels)) for _ in range(width)]
                for _ in range(height)]
    a, b = pick.randint(0, 9), pick.randint(1, 9)
    return [[tuple((a * x + b * y + 50 * c + x * y // 16) % (maxval + 1) for c in range(channels))
             for x in range(width)] for y in range(height)]


def pgm(width, height):
    """Its maxval in words, the bytes of an image, and its rows of grey."""
    maxval = pick.choice([1, 2, 15, 100, 254, 255, 255, 256, 257, 4095, 65534, 65535])
    rows = [[p[0] for p in row] for row in pixels_of(width, height, 1, maxval)]
    space = lambda: pick.choice([" ", "\n", "\t", "\r\n", "\v", " # 7 8\n", "#\r", "\n#P5 1 1 255\n"])
    header = f"P5{space()}{width}{space()}{height}{space()}{maxval}{pick.choice([' ', chr(10), '#c' + chr(10)])}"
    form = ">%dH" if maxval > 255 else "%dB"
    raster = b"".join(struct.pack(form % width, *row) for row in rows)
    return f"maxval {maxval}", header.encode() + raster, [[scaled(p, maxval) for p in row] for row in rows]


def packed(row, depth):
    """A row of samples as PNG stores it."""
    if depth >= 8:
        return struct.pack((">%dH" if depth == 16 else "%dB") % len(row), *row)
    bits = "".join(format(sample, f"0{depth}b") for sample in row)
    bits += "0" * (-len(bits) % 8)
    return bytes(int(bits[i:i + 8], 2) for i in range(0, len(bits), 8))


def paeth(a, b, c):
    p = a + b - c
    return min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]


def filtered(lines, step):
    """Packed rows of one size, each behind a filter of its own."""
    out, above = bytearray(), bytes(len(lines[0])) if lines else b""
    for line in lines:
        left = bytes(step) + line
        corner = bytes(step) + above
        kind = pick.randrange(5)
        guess = [lambda i: 0, lambda i: left[i], lambda i: above[i], lambda i: (left[i] + above[i]) // 2,
                 lambda i: paeth(left[i], above[i], corner[i])][kind]
        out.append(kind)
        out += bytes((line[i] - guess(i)) & 255 for i in range(len(line)))
        above = line
    return bytes(out)


def chunk(name, content):
    body = name + content
    return struct.pack(">I", len(content)) + body + struct.pack(">I", zlib.crc32(body))


def grey(colour, maxval):
    r, g, b = (scaled(sample, maxval) for sample in colour)
    return (19595 * r + 38470 * g + 7471 * b + 32768) >> 16


def png(width, height, kind, depth, interlaced):
    maxval = 2**depth - 1
    rows = pixels_of(width, height, SAMPLES[kind], maxval)
    palette = [tuple(pick.randrange(256) for _ in range(3)) for _ in range(maxval + 1)] if kind == 3 else []
    parts = PASSES if interlaced else [(0, 0, 1, 1)]
    raw = b""
    for left, top, right, down in parts:
        lines = [packed([s for pixel in row[left::right] for s in pixel], depth) for row in rows[top::down]]
        if left < width:
            raw += filtered(lines, max(1, SAMPLES[kind] * depth // 8))
    data = zlib.compress(raw, pick.choice([0, 1, 9]))
    cut = pick.choice([1, 13, 500, 10**6]) if len(data) < 3000 else 700
    extras = [b"", chunk(b"tEXt", b"Comment\0" + b"x" * pick.choice([0, 9, 5000])), chunk(b"gAMA", struct.pack(">I", 1)),
              chunk(b"zzZz", b"")]
    content = [b"\x89PNG\r\n\x1a\n", chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, interlaced)),
               pick.choice(extras)]
    if palette:
        content.append(chunk(b"PLTE", b"".join(bytes(colour) for colour in palette)))
    if kind in (0, 2, 3) and pick.random() < 0.5:
        content.append(chunk(b"tRNS", b"\0\1" * SAMPLES[kind] if kind != 3 else b"\0"))
    content += [chunk(b"IDAT", data[i:i + cut]) for i in range(0, len(data), cut)]
    content += [pick.choice(extras), chunk(b"IEND", b"")]
    if kind == 3:
        return b"".join(content), [[grey(palette[p[0]], 255) for p in row] for row in rows]
    if kind in (2, 6):
        return b"".join(content), [[grey(p[:3], maxval) for p in row] for row in rows]
    return b"".join(content), [[scaled(p[0], maxval) for p in row] for row in rows]


def sharpness(tile):
    """Of 32 rows of 32: the energy and the mean of eight passes over its inner pixels."""
    energy = total = 0
    for above, here, below in zip(tile, tile[1:], tile[2:]):
        for x in range(1, 31):
            a, c, e, g = above[x - 1], above[x + 1], below[x - 1], below[x + 1]
            gx = c - a + 2 * (here[x + 1] - here[x - 1]) + g - e
            gy = e - a + 2 * (below[x] - above[x]) + g - c
            energy += abs(gx) + abs(gy)
            total += here[x]
    return 8 * energy, 8 * total // (900 * 8)


def results(images, edge="pad"):
    """What sharpen must write of rows of grey."""
    lines = []
    for number, rows in enumerate(images):
        height, width = len(rows), len(rows[0])
        round_up = 31 if edge == "pad" else 0
        for y in range((height + round_up) // 32):
            for x in range((width + round_up) // 32):
                tile = [[rows[min(32 * y + j, height - 1)][min(32 * x + i, width - 1)] for i in range(32)]
                        for j in range(32)]
                lines.append((len(lines), number, x, y, *sharpness(tile)))
    return "".join("\t".join(map(str, line)) + "\n" for line in lines)


def sharpen(program, files, *options, stdin=None):
    command = [program, "sharpen", "--fields", FIELDS, *options, *files]
    done = subprocess.run(command, input=stdin, capture_output=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}: status {done.returncode}: {done.stderr.decode()}")
    return done.stdout.decode()


def check(what, found, expected):
    if found != expected:
        sys.exit(f"{what}: differs\nfound:\n{found[:2000]}\nexpected:\n{expected[:2000]}")


def some_images():
    images = [pgm(*size()) for _ in range(40)]
    for kind, depths in DEPTHS.items():
        for depth in depths:
            for interlaced in (0, 1):
                for _ in range(3):
                    name = f"type {kind} depth {depth} interlaced {interlaced}"
                    images.append((name, *png(*size(), kind, depth, interlaced)))
    pick.shuffle(images)
    return images


def through_netpbm(program, images):
    """Pictures of the same pixels that netpbm's tools make. Returns how many there were."""
    count = 0
    for what, content, rows in images[:80]:
        commands = []
        if what.startswith("maxval"):
            commands.append(["pamdepth", "255"])
        if what in ("maxval 1", "maxval 15", "maxval 255", "maxval 65535"):  # a PNG's, so it scales nothing
            commands.append(["pnmtopng", "-interlace"])
        if what.startswith("type 0"):
            commands.append(["pngtopam"])
        for command in filter(lambda command: shutil.which(command[0]), commands):
            made = subprocess.run(command, input=content, capture_output=True)
            if not made.stdout.startswith((b"P5", b"\x89PNG")):
                continue  # black and white can become a PBM
            check(f"{' '.join(command)} of {what}", sharpen(program, [], stdin=made.stdout), results([rows]))
            count += 1
    return count


def main():
    program = sys.argv[1]
    images = some_images()
    with tempfile.TemporaryDirectory() as directory:
        names = []
        for i, (what, content, rows) in enumerate(images):
            names.append(os.path.join(directory, f"image{i}"))
            with open(names[-1], "wb") as file:
                file.write(content)
        expected = results([rows for _, _, rows in images])
        found = sharpen(program, names)
        for line, right in zip(found.splitlines(), expected.splitlines()):
            if line != right:
                number = int(right.split("\t")[1])
                sys.exit(f"image {number}, {images[number][0]}: {line!r}, expected {right!r}")
        check("all images", found, expected)
        stream = b"".join(content for _, content, _ in images)
        check("one stream of images", sharpen(program, [], "--chunk", "3", stdin=stream), expected)
        check("--edge drop", sharpen(program, names, "--edge", "drop"),
              results([rows for _, _, rows in images], "drop"))
        netpbm = through_netpbm(program, images)
    print(f"{len(images)} images and {netpbm} of netpbm agree")


main()
