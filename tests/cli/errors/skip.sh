# skip: the first ten are named, then a count; the rest goes on; exit 1 at the end.
for i in $(seq 25); do echo ok; echo toolong; done >in
for options in '' '-w 4 -c 1'; do
  try fp --max-record 4 --on-error skip --fields id $options in | tr '\n' ' '
  echo
done
