# A run that does not end well leaves no picture and nothing beside it, and keeps the old one.
not_sanitized
need python3
python3 "$CLI/images.py" in pgm 64 64
head -c 3000 in >short
mkdir dir
check() {
  fxpar sharpen --report none -s --heatmap dir/h.png "$@" 2>/dev/null
  echo "exit $? $(ls -A dir) $(cat dir/* 2>/dev/null)"
}
check short
check in missing
echo old >dir/h.png
check short
check in missing
mkfifo fifo
exec 3<>fifo
killed INT 'ls dir | grep -q "[^.]"; sleep 0.2' fxpar sharpen --report none -s --heatmap dir/h.png fifo
echo "$(ls -A dir) $(cat dir/*)"
