# A SIZE may have a unit.
head -c 1024 /dev/zero | tr '\0' 1 >in
head -c 1025 /dev/zero | tr '\0' 1 >longer
for size in 1024 1K 1k 1KiB; do
  fp --fields digits --max-record $size in
  try fp --max-record $size longer 2>/dev/null
done
fp --fields digits --max-record 1M longer
fp --fields digits --max-record 1GiB longer
