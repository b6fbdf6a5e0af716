# Two outputs that are one file, by whatever name, are refused before anything is touched.
echo old >out
ln -s out link
bench() { try timeout 10 fxpar bench roundtrip "$@"; }
bench --json out --csv out
bench --json out --csv ./out
bench --html "$PWD/new" --trace new
bench --json link --markdown out
bench --json - --csv -
bench --json - --csv /dev/stdout
(timeout 10 fxpar bench rehash --json redirected >redirected; is $? 2)
cat out
ls -A
