# A short tile at a file's end is a bad record that says how many bytes are there; it counts.
head -c 2048 /dev/zero >whole
head -c 1524 /dev/zero >short
head -c 1 /dev/zero >one
sharpen() { fxpar sharpen --report none --fields index "$@"; }
try sharpen whole short whole
try sharpen --on-error skip whole short one whole
cat short | try sharpen
try sharpen --input-format raw --on-error skip -w 3 -c 1 short short
fxpar sharpen -s --on-error skip --report json whole short one whole 2>&1 | tail -n 1 >report
echo "$(value records) $(value skipped)"
