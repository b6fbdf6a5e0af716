#!/usr/bin/env python3
"""credentials.py FXPAR: the users that rehash reads against those that Python reads.

Hostile files from a fixed seed: CSV that Python's csv writes and reads, TSV, and JSON Lines that
Python's json writes and reads, some of them damaged, so that it must also agree what no row is.
"""
import csv
import io
import json
import os
import random
import re
import subprocess
import sys
import tempfile

ROWS = 1500  # in each file; the job takes 0.2 ms for a row
PIECES = ["a", "0", "7", " ", '"', '""', ",", "\n", "\r", "\r\n", "\t", "\\", "\\n", "'", ";", "{",
          "é", "€", "\U0001f600", "\u2028", "\x01", "\x7f", "\ufeff", "user", "null"]
INSERTED = [b"\\", b'"', b"}", b"{", b",", b"0", b"-", b".", b" ", b"\0", b"\xc3", b"\xed\xa0\x80",
            b"\xef\xbb\xbf", b"\\ud800", b"\\u00zz", b"NaN", b"1e999"]
MAX = 2**64 - 1

pick = random.Random(20264)


def text():
    return "".join(pick.choice(PIECES) for _ in range(pick.choice([0, 1, 1, 2, 3, 5, 8, 40])))


def number():
    return pick.choice([0, 1, MAX, pick.randrange(2**64), pick.randrange(2**53)])


def csv_file():
    """Bytes, and the users that Python's csv finds in rows of the right width."""
    columns = ["user", "salt", "secret"] + pick.choice([[], ["note"], ["a,b", 'c"\n']])
    header = len(columns) > 3 or pick.random() < 0.5
    if header:
        pick.shuffle(columns)
    end = pick.choice(["\n", "\r\n"])
    # With LF alone this writer leaves a CR without quotes, which its reader then takes for an end.
    quoting = csv.QUOTE_ALL if end == "\n" else csv.QUOTE_MINIMAL
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator=end, quoting=quoting)
    if header:
        writer.writerow(columns)
    for _ in range(ROWS):
        row = {"user": text(), "salt": number(), "secret": number()}
        fields = [row.get(column, text()) for column in columns]
        writer.writerow(fields[: pick.choice([len(fields)] * 20 + [1, 2])])
        if pick.random() < 0.05:
            out.write(pick.choice(["\n", "\r\n", "\n\n"]))
    content = out.getvalue()
    rows = list(csv.reader(io.StringIO(content, newline=""), strict=True))[header:]
    users = [row[columns.index("user")] for row in rows if len(row) == len(columns)]
    return pick.choice(["", "\ufeff"]) + content, users


def tsv_file():
    escapes = {"\t": "\\t", "\n": "\\n", "\r": "\\r", "\\": "\\\\"}
    users, lines = [], []
    for _ in range(ROWS):
        user = text()
        if pick.random() < 0.05:
            lines.append(pick.choice(["", "\r", "x", "a\\x\t1\t2", "a\t1\t2\t3", "a\t1\t"]))
            continue
        users.append(user)
        lines.append("".join(escapes.get(c, c) for c in user) + f"\t{number()}\t{number()}")
    return "user\tsalt\tsecret\n" + "\n".join(lines), users


class Number(str):
    """One that JSON wrote without quotes, as it was written."""


def not_json(_):
    raise ValueError


def strict_pairs(pairs):
    for name, value in pairs:
        for part in [name, value]:
            if isinstance(part, str):
                part.encode()  # no lone surrogate, also in what is ignored
    return dict(pairs)


def json_user(line):
    """The user of a line of bytes, or None where it is no credential."""
    try:
        row = json.loads(line.decode(), parse_int=Number, parse_float=lambda _: None,
                         parse_constant=not_json, object_pairs_hook=strict_pairs)
    except (ValueError, RecursionError):  # with bad UTF-8 and surrogates
        return None
    if not isinstance(row, dict):
        return None
    for name in ["salt", "secret"]:
        value = row.get(name)
        if not isinstance(value, str) or not re.fullmatch("[0-9]+", value) or int(value) > MAX:
            return None
    user = row.get("user")
    if isinstance(user, Number):
        return user if re.fullmatch("[0-9]+", user) else None
    return user if isinstance(user, str) else None


def json_line():
    wrong = [-1, 1.5, MAX + 1, None, "", "x"]
    value = lambda: pick.choice([number(), str(number()), number()] + wrong)
    good = lambda: pick.choice([number(), str(number())])
    numbers = value if pick.random() < 0.1 else good
    user = pick.choice([text(), text(), text(), number(), 10 ** pick.randrange(400), -1, None, []])
    pairs = [("user", user), ("salt", numbers()), ("secret", numbers()),
             (text(), {"user": text(), "x": [1e300, {"salt": text()}]}), ("user ", text())]
    pick.shuffle(pairs)
    pairs = pairs[pick.random() < 0.1 :] + pairs[: pick.random() < 0.1]  # one is missing or twice
    ascii_only = pick.random() < 0.5
    gap = lambda: pick.choice(["", "", " ", "\t ", "\r"])
    dump = lambda it: json.dumps(it, ensure_ascii=ascii_only)
    members = [gap() + dump(k) + gap() + ":" + gap() + dump(v) + gap() for k, v in pairs]
    return (gap() + "{" + ",".join(members) + "}" + gap()).encode()


def damaged(line):
    line = bytearray(line)
    for _ in range(pick.choice([1, 1, 2])):
        at = pick.choice([0, pick.randrange(len(line)), pick.randrange(len(line))])
        kind = pick.randrange(4)
        if kind == 0:
            del line[at : at + pick.choice([1, 2, 10])]
        elif kind == 1:
            line[at] = pick.randrange(256)
        elif kind == 2:
            line[at:at] = pick.choice(INSERTED)
        else:
            line += line[at:]
        if not line:
            break
    return bytes(line)


def jsonl_file():
    lines = []
    for _ in range(ROWS):
        line = json_line()
        lines.append(damaged(line) if pick.random() < 0.3 else line)
        if pick.random() < 0.05:
            lines.append(pick.choice([b"", b" \t", b"\r", b"  \r"]))
    content = b"\n".join(lines)
    users = [json_user(line) for line in content.split(b"\n")]
    return content, [user for user in users if user is not None]


def users_of(program, path, chunk):
    command = [program, "rehash", "--fields", "user", "--format", "jsonl", "--on-error", "skip",
               "--chunk", chunk, path]
    done = subprocess.run(command, capture_output=True)
    if done.returncode not in (0, 1):
        sys.exit(f"{path}: exit {done.returncode}\n{done.stderr.decode(errors='replace')}")
    return [json.loads(line)["user"] for line in done.stdout.decode().split("\n")[:-1]]


def main():
    program = sys.argv[1]
    count = 0
    with tempfile.TemporaryDirectory() as directory:
        for i in range(12):
            kind, make = [("csv", csv_file), ("tsv", tsv_file), ("jsonl", jsonl_file)][i % 3]
            content, expected = make()
            path = os.path.join(directory, f"{i}.{kind}")
            with open(path, "wb") as file:
                file.write(content.encode() if isinstance(content, str) else content)
            seen = users_of(program, path, pick.choice(["auto", "1", "7"]))
            for at, (got, wanted) in enumerate(zip(seen, expected)):
                if got != wanted:
                    sys.exit(f"{kind} {i}: row {at} is {got!r}, expected {wanted!r}")
            if len(seen) != len(expected):
                sys.exit(f"{kind} {i}: {len(seen)} rows, expected {len(expected)}")
            count += len(seen)
    print(f"{count} users agree")


main()
