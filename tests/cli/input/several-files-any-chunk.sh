# Where files end has nothing to do with where chunks end.
for i in $(seq 20); do seq -f "file $i line %g" $i | head -c -1 >$i; done
fp --fields id,text $(seq 20) -w 1 -c 1000 >expected
is "$(wc -l <expected)" 210
for chunk in 1 2 7 auto; do
  for workers in 1 3; do fp --fields id,text $(seq 20) -w $workers -c $chunk | cmp - expected; done
done
