# Of an option that is given twice the last counts.
seq 3 >in
fp --limit 2 --limit 1 --fields id --fields text in
