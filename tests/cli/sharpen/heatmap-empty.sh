# Without a tile there is no picture, which is said.
mkdir dir
: | try fxpar sharpen --report none --heatmap dir/h.png
ls -A dir
