# A heatmap that is an input, the output or the report file is refused, by whatever name, and nothing
# is touched.
need python3
python3 "$CLI/images.py" in pgm 32 32
cp in copy
ln in hard
ln -s in soft
echo old >out
ln -s out link
try fxpar sharpen --heatmap in in
try fxpar sharpen --heatmap ./hard in
try fxpar sharpen --heatmap soft in
try fxpar sharpen --heatmap in <in
try fxpar sharpen --heatmap out -o out in
try fxpar sharpen --heatmap link -o out in
try fxpar sharpen --heatmap new -o ./new in
try fxpar sharpen --heatmap out --report-file "$PWD/out" in
try fxpar sharpen --heatmap nowhere/h.png in
cmp in copy
cat out
ls -A
