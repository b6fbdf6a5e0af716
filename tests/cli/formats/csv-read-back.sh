# What another program reads from it is the text, byte for byte.
need python3
python3 -c '
import random, sys
random.seed(3)
sys.stdout.buffer.write(b"".join(bytes(random.choice(b"ab,\"\r\n\t\\ ") for _ in range(random.randrange(9))) + b"\0" for _ in range(2000)))' >in
fp -0 --format csv --fields text,id in >out
fp -0 --format csv --fields text in >single
python3 - <<'P'
import csv
texts = open("in", encoding="latin1", newline="").read().split("\0")[:-1]
rows = list(csv.reader(open("out", encoding="latin1", newline="")))
assert rows == [[text, str(i)] for i, text in enumerate(texts)]
assert list(csv.reader(open("single", encoding="latin1", newline=""))) == [[text] for text in texts]
P
