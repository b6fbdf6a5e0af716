# A place that cannot be written: exit 3, one clear line, no file.
echo a >in
mkdir dir
try fp -o dir in
try fp -o none/out in
try fp -o in/out in
ls -A . dir
