# As for --output: an existing picture keeps its mode, a symlink its target, a device is written.
need python3
python3 "$CLI/images.py" in pgm 32 32
touch old
chmod 640 old
ln -s old link
fxpar sharpen --report none -s --heatmap link in
stat -c '%a %F' old link
fxpar sharpen --report none -s --heatmap new in
stat -c %a new
cmp old new
fxpar sharpen --report none -s --heatmap /dev/stdout in | cmp - new
