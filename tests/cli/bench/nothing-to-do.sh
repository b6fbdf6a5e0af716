# What would measure nothing, or would be left unused, is refused before anything is written.
bench() { try timeout 10 fxpar bench "$@"; }
bench fingerprint --ways call
bench sweep --ways loop
bench roundtrip --ways chunked
bench fingerprint --trace log
bench fingerprint --sizes 18446744073709551615
bench --compare a b --json c
bench --compare a b --sizes abc
bench --compare a b --smoke
ls -A
