# It is strict JSON whatever the bytes, and invalid UTF-8 is shown as U+FFFD.
need python3
python3 -c '
import random, sys
random.seed(4)
pieces = [bytes([i]) for i in range(256)] + ["ä€😀\u2028".encode(), b"\xed\xa0\x80", b"\xc0\xaf", b"\xf4\x90\x80\x80", b"\xe2\x82", b"\xf0\x9f\x98"]
sys.stdout.buffer.write(b"".join(b"".join(random.choices(pieces, k=random.randrange(12))).replace(b"\0", b"") + b"\0" for _ in range(3000)))' >in
fp -0 --format jsonl --fields id,text in >out
python3 - <<'P'
import json
texts = open("in", "rb").read().split(b"\0")[:-1]
rows = open("out", "rb").read().decode("utf-8").split("\n")
assert rows.pop() == "" and len(rows) == len(texts) == 3000
for i, (row, text) in enumerate(zip(rows, texts)):
    assert json.loads(row) == {"id": i, "text": text.decode("utf-8", "replace")}, (row, text)
P
