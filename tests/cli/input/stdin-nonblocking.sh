# stdin that somebody made non-blocking is waited for.
mkfifo in
(sleep 0.3; echo a; sleep 0.3; echo b) >in &
perl -e 'use Fcntl; fcntl STDIN, F_SETFL, O_RDONLY | O_NONBLOCK; exec @ARGV' \
  fxpar fingerprint --report none --fields text <in
