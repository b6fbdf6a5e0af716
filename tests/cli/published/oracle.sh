# The reference in Python, which other tests use, agrees with the publication and with fxpar on each line.
need python3
oracle lines 100 >in
head -n 2 in
oracle checksum in
oracle fingerprint in | cmp - <(fp in)
