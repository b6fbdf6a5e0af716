# No size is too large to be a bound.
printf 'hello world' >in
for size in 18446744073709551615 18446744073709551614 15EiB; do
  fp --max-record $size --fields id,text in
done
