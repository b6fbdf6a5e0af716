# The first bytes tell raw, PGM and PNG, whatever the name, from a file and from a pipe.
need python3
python3 "$CLI/images.py" a.png pgm 64 32
python3 "$CLI/images.py" b.pgm png 64 32
oracle cut pad b.pgm.grey >c.png
for file in a.png b.pgm c.png; do
  fxpar sharpen --report none --fields edge_energy,mean $file >out
  cat $file | fxpar sharpen --report none --fields edge_energy,mean | cmp - out
  fxpar sharpen --report none --fields edge_energy,mean a.png.grey | cmp - out
done
