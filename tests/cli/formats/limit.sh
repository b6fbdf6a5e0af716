# --limit N is the first N records, over all files.
printf 'a\nb' >1
printf 'c\nd\n' >2
fp --fields text --limit 3 1 2
fp --fields text --limit 0 1 2
fp --fields text --limit 1000 1 2
for chunk in 1 2 7 auto; do
  for workers in 1 3; do seq 100 | fp --fields text --limit 10 -w $workers -c $chunk | tail -n 1; done
done
fxpar fingerprint --limit 3 -s --report json 1 2 2>report
value records
value bytes_in
