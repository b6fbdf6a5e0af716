# The picture appears only when it is complete: until then the old one is there.
need python3
python3 "$CLI/images.py" image pgm 64 64
mkdir dir
echo old >dir/h.png
mkfifo in
fxpar sharpen --report none --fields index --heatmap dir/h.png in >out &
exec 3>in
head -c 3000 image >&3
eventually grep -q 1 out
cat dir/h.png
tail -c +3001 image >&3
eventually grep -q 3 out
cat dir/h.png
exec 3>&-
wait $!
echo "exit $?"
head -c 4 dir/h.png | tail -c 3
echo
ls -A dir
