# The same holds for a file that this user may not read.
[ "$(id -u)" -ne 0 ] || skip 'root may read all'
echo a >a
echo b >b
chmod 0 b
try fp --fields id,text a b a
try fp --fields id,text --on-error skip a b a
