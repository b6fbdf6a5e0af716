# A symlink that leads nowhere is an error and stays.
echo a >in
ln -s loop loop
ln -s nowhere/new dangling
try fp -o loop in
try fp -o dangling in
readlink loop dangling
ls
