# An existing file keeps its mode, read-only for others or executable.
echo a >in
for mode in 604 755 600; do
  echo old >out
  chmod $mode out
  fp --fields text -o out in
  stat -c %a out
  cat out
done
