# A report never destroys the results: the same file for both is refused.
echo a >in
for name in out ./out "$PWD/out"; do
  echo old >out
  try fxpar fingerprint --fields text -o out --report-file "$name" in
  cat out
done
ln -s out link
try fxpar fingerprint --fields text -o link --report-file out in
cat out
fxpar fingerprint --fields text --report-file redirected in >redirected
is $? 2
