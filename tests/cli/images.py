#!/usr/bin/env python3
"""Makes images of random samples, the same ones for the same words. It decodes nothing.

images.py NAME pgm W H [maxval=N] [comments=1] [seed=N]
images.py NAME png W H [depth=N] [colour=grey|rgb|palette|grey-alpha|rgba] [interlaced=1] [trns=1] [seed=N]
images.py                         such lines come from stdin

NAME is the image, NAME.grey the 8-bit PGM that it must be read as.
"""
import random
import struct
import sys
import zlib

CHANNELS = {"grey": 1, "rgb": 3, "palette": 1, "grey-alpha": 2, "rgba": 4}
COLOUR_TYPES = {"grey": 0, "rgb": 2, "palette": 3, "grey-alpha": 4, "rgba": 6}
PASSES = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


class Image:
    def __init__(self, kind, width, height, seed="1", maxval="255", comments="0", depth="8", colour="grey",
                 interlaced="0", trns="0"):
        self.kind, self.width, self.height = kind, int(width), int(height)
        self.depth, self.colour, self.interlaced = int(depth), colour, interlaced == "1"
        self.comments, self.trns = comments == "1", trns == "1"
        self.maxval = int(maxval) if kind == "pgm" else 2**self.depth - 1
        dice = random.Random(int(seed))
        self.palette = [[dice.randrange(256) for _ in range(3)] for _ in range(2**min(self.depth, 8))]
        count = CHANNELS[colour] * self.width
        self.rows = [[dice.randint(0, self.maxval) for _ in range(count)] for _ in range(self.height)]

    def scaled(self, sample):
        return (sample * 255 + self.maxval // 2) // self.maxval

    def grey_of(self, pixel):
        if self.colour == "palette":
            pixel = self.palette[pixel[0]]
        else:
            pixel = [self.scaled(sample) for sample in pixel]
        if len(pixel) < 3:
            return pixel[0]
        return (19595 * pixel[0] + 38470 * pixel[1] + 7471 * pixel[2] + 32768) >> 16

    def pixels(self, row):
        count = CHANNELS[self.colour]
        return [row[at : at + count] for at in range(0, len(row), count)]

    def grey(self):
        head = b"P5\n%d %d\n255\n" % (self.width, self.height)
        return head + b"".join(bytes(self.grey_of(pixel) for pixel in self.pixels(row)) for row in self.rows)

    def pgm(self):
        numbers = (self.width, self.height, self.maxval)
        if self.comments:
            head = b"P5# at once\n#\n  %d #32 32 255\n\t%d# and\n# more\n\r%d\n" % numbers
        else:
            head = b"P5\n%d %d\n%d\n" % numbers
        size = "B" if self.maxval < 256 else "H"
        return head + b"".join(struct.pack(f">{len(row)}{size}", *row) for row in self.rows)

    def packed(self, samples):
        if self.depth == 16:
            return struct.pack(f">{len(samples)}H", *samples)
        bits = "".join(format(sample, f"0{self.depth}b") for sample in samples)
        bits += "0" * (-len(bits) % 8)
        return bytes(int(bits[at : at + 8], 2) for at in range(0, len(bits), 8))

    def filtered(self, rows):
        """All five filters in turn, over rows of a pass."""
        step = max(1, CHANNELS[self.colour] * self.depth // 8)
        out = b""
        above = None
        for number, row in enumerate(rows):
            above = above or bytes(len(row))
            left, corner = bytes(step) + row, bytes(step) + above
            kind = number % 5
            guesses = [0] * len(row)
            if kind == 1:
                guesses = left
            elif kind == 2:
                guesses = above
            elif kind == 3:
                guesses = [(a + b) // 2 for a, b in zip(left, above)]
            elif kind == 4:
                guesses = [paeth(a, b, c) for a, b, c in zip(left, above, corner)]
            out += bytes([kind]) + bytes((byte - guess) % 256 for byte, guess in zip(row, guesses))
            above = row
        return out

    def raster(self):
        pixels = [self.pixels(row) for row in self.rows]
        out = b""
        for left, top, right, down in PASSES if self.interlaced else [(0, 0, 1, 1)]:
            rows = [row[left::right] for row in pixels[top::down]]
            if rows and rows[0]:
                out += self.filtered([self.packed([sample for pixel in row for sample in pixel]) for row in rows])
        return out

    def png(self):
        head = struct.pack(">IIBBBBB", self.width, self.height, self.depth, COLOUR_TYPES[self.colour], 0, 0,
                           self.interlaced)
        out = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"tEXt", b"Comment\0P5 32 32 255")
        if self.colour == "palette":
            out += chunk(b"PLTE", bytes(sum(self.palette, [])))
        if self.trns:  # alpha of a palette, else the sample that is transparent
            lengths = {"grey": 2, "rgb": 6, "palette": len(self.palette)}
            out += chunk(b"tRNS", bytes(lengths[self.colour]))
        data = zlib.compress(self.raster())
        for at in range(0, len(data), 700):
            out += chunk(b"IDAT", data[at : at + 700])
        return out + chunk(b"IEND", b"")


def paeth(left, above, corner):
    guess = left + above - corner
    return min((left, above, corner), key=lambda byte: abs(guess - byte))


def chunk(name, content):
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def make(name, kind, width, height, *words):
    image = Image(kind, width, height, **dict(word.split("=") for word in words))
    with open(name, "wb") as file:
        file.write(image.png() if kind == "png" else image.pgm())
    with open(name + ".grey", "wb") as file:
        file.write(image.grey())


for line in [sys.argv[1:]] if sys.argv[1:] else map(str.split, sys.stdin):
    make(*line)
