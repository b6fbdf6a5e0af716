# A symlink stays one, and its target is what is written, also in another directory and through
# another link.
echo a >in
mkdir dir
echo old >dir/target
chmod 640 dir/target
ln -s target dir/link
ln -s dir/link link
fp --fields text -o link in
readlink link dir/link
stat -c '%A' dir/target
cat dir/target
ls . dir
