# No right to the directory, or to the file.
[ "$(id -u)" -ne 0 ] || skip 'root may write all'
echo a >in
mkdir dir
chmod a-w dir
try fp -o dir/out in
echo old >out
chmod a-w out
try fp -o out in
cat out
