# --limit N ends within an image, and what comes behind is not judged.
need python3
python3 "$CLI/images.py" pgm pgm 100 70
python3 "$CLI/images.py" png png 100 70
for image in pgm png; do
  (cat $image; echo 'no image') >in
  for limit in 0 1 5 12; do
    try fxpar sharpen --report none --limit $limit --fields x,y in missing | tail -n 2 | tr '\t\n' ' ;'
  done
  echo
done
