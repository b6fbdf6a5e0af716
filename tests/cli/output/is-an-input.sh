# An output that is one of the inputs is refused, by whatever name, and nothing is touched.
echo a >in
ln in hard
ln -s in soft
try fp -o in in
try fp -o in hard
try fp -o hard /dev/null in
try fp -o soft in
try fp -o in soft
try fp -o in <in
try fp -o "$PWD/in" ./in
(fp in >>in; is $? 2)
(try fxpar fingerprint --report-file in in -o out)
cat in
ls -A
