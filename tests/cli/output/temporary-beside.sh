# Until the end the old content is there and a temporary file beside it; then neither is.
mkdir dir
echo old >dir/out
mkfifo in
fp --fields text -o dir/out in &
exec 3>in
echo new >&3
eventually sh -c '[ "$(ls -A dir | wc -l)" -eq 2 ]'
cat dir/out
exec 3>&-
wait $!
cat dir/out
ls -A dir
