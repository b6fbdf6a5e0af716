# --limit N is the first N records; what comes behind is not judged.
printf '\n"a\n",1,2\nb,1,2\nbad\n' >in.csv
for limit in 0 1 2; do try fxpar rehash --report none --fields user --limit $limit in.csv missing; done
