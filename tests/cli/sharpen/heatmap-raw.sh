# Raw tiles, of several files too, are laid out in rows of ceil(sqrt(n)).
need pngtopnm
head -c 5120 /dev/zero >five
for count in 1 2 3 4 5 6 7 9 10 16 17; do
  head -c $((1024 * count)) /dev/zero | fxpar sharpen --report none -s --heatmap h.png
  echo $count: $(pngtopnm h.png | sed -n 2p)
done
fxpar sharpen --report none -s --heatmap h.png five five
echo 10: $(pngtopnm h.png | sed -n 2p)
