# So do all 256 bytes in any order.
need python3
python3 -c '
import random, sys
random.seed(2)
sys.stdout.buffer.write(bytes(random.randrange(256) for _ in range(3000)))' >in
oracle fingerprint in >expected
fp in | cmp - expected
