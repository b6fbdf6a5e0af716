# A non-blocking stdout with a slow reader loses nothing.
lines 20000 >in
perl -e 'use Fcntl; fcntl STDOUT, F_SETFL, O_WRONLY | O_NONBLOCK; exec @ARGV' \
  fxpar fingerprint --report none in | (sleep 0.5; cat) >out
fp in | cmp - out
is "$(wc -l <out)" 20000
