# Results are in input order although some records take far longer than others.
awk 'BEGIN { for (i = 0; i < 600; ++i) { printf "%d", i; if (i % 50 == 0) for (j = 0; j < 20000; ++j) printf "abcde "; print "" } }' >in
for chunk in 1 3 auto; do fp -w 4 -c $chunk --fields id,text in | cut -c1-9 | awk '$1 != NR - 1 || $2 + 0 != NR - 1'; done
