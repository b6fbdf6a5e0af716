# Nesting without end, and a file without end, are no results: exit 2.
need python3
deep() { python3 -c "print('{\"version\": \"1\", \"$1\": ' + '[' * 1000000 + ']' * 1000000 + '}')"; }
for key in machine cases n times_s; do
  deep $key >deep
  try fxpar bench --compare deep deep
done
try fxpar bench --compare /dev/zero /dev/zero
