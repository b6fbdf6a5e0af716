# Several images in one stream, PGM and PNG mixed, are as several files: index and image go on.
need python3
python3 "$CLI/images.py" <<'I'
1 pgm 33 32 seed=1
2 png 32 64 seed=2 colour=rgb
3 pgm 5 5 seed=3 maxval=1000
4 png 40 40 seed=4 interlaced=1
I
cat 1 2 3 4 >all
fields=index,image,x,y,edge_energy,mean
fxpar sharpen --report none --fields $fields 1 2 3 4 >out
for file in 1 2 3 4; do fxpar sharpen --report none --fields edge_energy,mean $file.grey; done | paste - | cmp - <(cut -f5,6 out)
cut -f1-4 out | tr '\t\n' ' ;'
fxpar sharpen --report none --fields $fields all | cmp - out
cat all | fxpar sharpen --report none --fields $fields | cmp - out
cat all | fxpar sharpen --report none --fields $fields -w 3 -c 1 | cmp - out
fxpar sharpen --report none --fields index,image all 3 | tail -n 1
