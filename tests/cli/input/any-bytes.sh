# A window is over bytes, so any encoding passes unharmed.
need python3
python3 -c '
import random, sys
random.seed(1)
sys.stdout.buffer.write(bytes(random.choice(b"\n\r 07aZ\x00\x7f\x80\xc3\xbf\xff") for _ in range(3000)))' >in
oracle fingerprint in >expected
fp in | cmp - expected
fp -c 1 -w 3 <in | cmp - expected
