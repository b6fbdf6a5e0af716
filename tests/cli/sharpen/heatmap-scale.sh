# --heatmap-scale N makes each pixel one of N x N.
need python3 pngtopnm pamenlarge
python3 "$CLI/images.py" in pgm 96 64
fxpar sharpen --report none -s --heatmap one.png in
for scale in 1 2 7 64; do
  fxpar sharpen --report none -s --heatmap h.png --heatmap-scale $scale in
  pngtopnm one.png | pamenlarge $scale | cmp - <(pngtopnm h.png)
done
