# Wrong values are usage errors that point to the nearest right one.
head -c 1024 /dev/zero >in
try fxpar sharpen --input-format pmg in
try fxpar sharpen --input-format csv in
try fxpar sharpen --edge dorp in
try fxpar sharpen --fields index,edge in
try fxpar sharpen --max-record 5 in
try fxpar sharpen --heatmap-scale 2 in
for scale in 0 -1 x '' 1.5 99999999999999999999; do try fxpar sharpen --heatmap h.png --heatmap-scale "$scale" in; done
try fxpar sharpen --heatmap '' in
ls
