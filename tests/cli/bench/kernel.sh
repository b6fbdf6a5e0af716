# --kernel: the reference unless another is named; best has a name of its own; all agree.
need python3
fxpar bench fingerprint sharpen rehash --sizes 30 --smoke --json reference >/dev/null
fxpar bench fingerprint sharpen rehash --sizes 30 --smoke --kernel best --json best >/dev/null
python3 "$CLI/bench/check.py" best
grep '"kernel"' reference | sort -u
diff <(grep '"checksum"' reference) <(grep '"checksum"' best)
