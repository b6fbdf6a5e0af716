# All fields in any order; index is over the whole stream, x and y are places in the image's tiles.
need python3
python3 "$CLI/images.py" in pgm 70 40
fxpar sharpen --report none --fields y,x,image,index in in
fxpar sharpen --report none --header --format csv --fields mean,edge_energy,x in | head -n 1
fxpar sharpen --report none --header in | head -n 1
fxpar sharpen --report none --format jsonl in | grep -cE '^\{"index":[0-9]+,"edge_energy":[0-9]+,"mean":[0-9]+\}$'
