# Ten bad records need no count, eleven do.
for i in $(seq 11); do echo toolong; done >in
head -n 10 in | fp --max-record 4 --on-error skip 2>&1 | wc -l
fp --max-record 4 --on-error skip in 2>&1 | tail -n 1
