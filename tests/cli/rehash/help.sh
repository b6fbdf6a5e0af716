# --help and the man page say that the function is a benchmark stand-in and no password hash.
fxpar rehash --help | tr -s '\n' ' ' >help
sed -E '/^\.\\"/d; s/\\-/-/g' "$CLI/../../man/fxpar.1" | tr -s '\n' ' ' >man
for file in help man; do
  grep -qiE 'no( \S+)? password hash|not( \S+){0,2} password hash' $file || echo "$file: no warning"
  grep -qi 'benchmark' $file || echo "$file: no benchmark"
done
for word in --input-format --max-record 'csv|tsv|jsonl' 'user, key'; do grep -qF -- "$word" help || echo "help: no $word"; done
