# A heatmap is a PNG of one pixel a tile at its place, brighter where there is more edge energy; the
# results are the same as without it.
need python3 pngtopnm ppmtopgm
(printf 'P5\n96 64\n255\n'
 perl -e 'for $y (0..63) { print pack "C*", map { $t = int($_ / 32) + 3 * int($y / 32); $_ * $y * 7 % (1 + $t * 40) } 0..95 }') >in
fxpar sharpen --report none in >expected
fxpar sharpen --report none --heatmap h.png in | cmp - expected
pngtopnm h.png >h.ppm
pngtopnm h.png | head -n 2 | tail -n 1
ppmtopgm h.ppm | tail -c 6 | od -An -v -w1 -tu1 >light
is "$(sort -n light | uniq | wc -l)" 6
is "$(paste <(cut -f2 expected) light | sort -n)" "$(paste <(cut -f2 expected | sort -n) <(sort -n light))"
ls -A
