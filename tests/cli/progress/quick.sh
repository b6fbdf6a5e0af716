# A run under a second shows none.
need_terminal
echo a >in
terminal stderr fxpar fingerprint --fields text -o out in | grep -E '<CR>|<ESC>\[K'
