# Rows come as TSV, CSV and JSON Lines, quoted or escaped as the format needs it, with the fields asked for.
printf '"a\tb",1,2\n"c""d,\n",1,2\n' >in.csv
fxpar rehash --report none --header in.csv
fxpar rehash --report none --header --format csv in.csv
fxpar rehash --report none --format jsonl in.csv
fxpar rehash --report none --header --fields key,user in.csv | head -n 2
fxpar rehash --report none --fields key in.csv | head -n 1
