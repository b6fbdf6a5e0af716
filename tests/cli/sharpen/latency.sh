# A tile and a row of an image's tiles come out while the input idles.
need python3
python3 "$CLI/images.py" image pgm 64 64
mkfifo in
fxpar sharpen --report none --fields index in >out &
exec 3>in
head -c 1024 /dev/zero >&3
eventually grep -q 0 out
exec 3>&-
wait $!
fxpar sharpen --report none --fields index in >out &
exec 3>in
head -c 3000 image >&3
eventually grep -q 1 out
cat out
exec 3>&-
wait $!
