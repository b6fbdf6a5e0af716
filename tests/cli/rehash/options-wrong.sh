# Wrong values are usage errors that point to the nearest right one.
echo a,1,2 >in.csv
try fxpar rehash --input-format json in.csv
try fxpar rehash --input-format CSV in.csv
try fxpar rehash --input-format raw in.csv
try fxpar rehash --fields user,secret in.csv
try fxpar rehash --heatmap h.png in.csv
try fxpar rehash --null in.csv
try fxpar rehsh in.csv
