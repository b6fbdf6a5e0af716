# All the usual ways to write options, in any place.
seq 3 >in
fp --fields text -c2 -w1 --limit=1 in
fp in --fields=text --limit 1 -c 2 -w 1
fp -0s in
fp --limit 1 --fields text -- in
