# An open quote takes the rest of its file: the message names the line where it opens, and the rows
# before it and the next file are whole.
(printf '"a\n",1,2\nb,1,2\nsecret row,3,"4\n'; for i in $(seq 100); do echo "u$i,1,2"; done) >in.csv
echo z,1,2 >next.csv
for options in '' '-w 3 -c 1' '--on-error skip' '-w 3 -c 1 --on-error skip'; do
  try fxpar rehash --report none --fields user $options in.csv next.csv
done
cat in.csv | try fxpar rehash --report none --fields user
