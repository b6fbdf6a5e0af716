# The published checksums at 10,000 and at all 147,000 tiles.
not_sanitized
gen=$(dirname "$(realpath "$(command -v fxpar)")")/fxpar-gen
[ -x "$gen" ] || skip 'no fxpar-gen'
"$gen" tiles --count 10000 | fxpar sharpen -s --report json 2>report
value checksum
"$gen" tiles --count 147000 | fxpar sharpen -s --report json 2>report
value checksum
value records
