# TSV is the default: id, hash, digits.
need python3
oracle lines 50 >in
oracle fingerprint in >expected
fp in | cmp - expected
fp --format tsv in | cmp - expected
