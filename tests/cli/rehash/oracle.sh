# Each key is the one of the definition, also at the ends of the 64-bit range.
need python3
printf 'a\t0\t0\nb\t18446744073709551615\t18446744073709551615\nc\t1\t18446744073709551615\nd\t18446744073709551615\t0\ne\t9007199254740993\t9223372036854775809\n' >in.tsv
oracle rehash in.tsv | cmp - <(fxpar rehash --report none in.tsv)
