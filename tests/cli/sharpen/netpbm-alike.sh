# Raw tiles that begin alike are raw tiles.
for begin in P P0 'P0\n' P2 P2x P51 P5P P6x 'P8\n' 'p5\n' '\211PNG'; do
  (printf "$begin"; head -c 1024 /dev/zero) | head -c 1024 | fxpar sharpen --report none --fields index
done
