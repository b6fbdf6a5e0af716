# Where several chunks have a bad record it is the first one that is named.
for i in $(seq 30); do echo ok; echo toolong; done >in
for i in $(seq 30); do fp --max-record 4 -w 4 -c 1 in 2>&1 | tail -n 1 | grep -v '^fxpar: in:2: '; done
