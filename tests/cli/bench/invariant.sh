# Workers and turns change how often a hand-over happens, and never a checksum.
need python3
for turns in 1 4 100; do
  fxpar bench fingerprint sharpen --sizes 299 --turns $turns -w 1,2,5 --iterations 1 --warmup 0 -q \
    --json results >/dev/null
  python3 "$CLI/bench/check.py" results $turns
  grep -o '"checksum": .*' results >>checksums
  fxpar bench rehash --sizes 23 --turns $turns -w 1,2,5 --iterations 1 --warmup 0 -q \
    --json results >/dev/null
  python3 "$CLI/bench/check.py" results $turns
  grep -o '"checksum": .*' results >>checksums
done
is "$(wc -l <checksums)" 27
is "$(sort -u checksums | wc -l)" 3
