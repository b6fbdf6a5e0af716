# For a person: at most five lines of 80 columns, with the checksum.
lines 1000 >in
(cat in; echo "$(printf '%0100d' 0)") >bad
check() {
  [ "$(wc -l <said)" -ge 1 ] && [ "$(wc -l <said)" -le 5 ] || fail "$(wc -l <said) lines"
  awk 'length > 80 { print "too long: " $0 }' said
}
fxpar fingerprint in 2>said >/dev/null; check
fxpar fingerprint --report json in 2>report >/dev/null
grep -c "checksum $(value checksum)" said
grep -c "$(value output_xxh3)" said
fxpar fingerprint -s in 2>said; check
fxpar fingerprint -w 200 -c 12345678901234567 --report text in 2>said >/dev/null; check
: | fxpar fingerprint 2>said; check
! grep -iE 'nan|inf|-[0-9]' said
fxpar primes 2000000 2>said >/dev/null; check
fxpar primes 0 2>said >/dev/null; check
fxpar fingerprint --max-record 50 --on-error skip bad 2>&1 >/dev/null | grep -v '^fxpar: bad:' >said; check
yes '' | head -n 3000000 | fxpar fingerprint 2>said >/dev/null; check
lines 30000 | fxpar fingerprint 2>said >/dev/null; check
