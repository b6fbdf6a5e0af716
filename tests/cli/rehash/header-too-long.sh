# Where a first row names all three but is longer than --max-record, the columns behind it are not
# guessed: no secret comes out as a user.
printf 'secret,salt,user\n98765,1,9\n' >in.csv
for on_error in stop skip; do
  fxpar rehash --report none --max-record 12 --on-error $on_error in.csv >out 2>said
  ! grep 98765 out said || fail "$on_error: a secret is shown"
done
