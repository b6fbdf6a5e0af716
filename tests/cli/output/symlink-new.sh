# The target of a symlink need not be there yet.
echo a >in
mkdir dir
ln -s dir/new link
fp --fields text -o link in
readlink link
cat dir/new
