# It ends the run at once, also while the input idles and before the first result.
mkfifo in
(timeout 20 fxpar fingerprint in; echo "exit $?" >status) | head -n 1 | cut -f3 &
exec 3>in
echo 123 >&3
eventually [ -s status ]
(timeout 20 fxpar fingerprint in; echo "exit $?" >>status) | true &
eventually sh -c '[ "$(grep -c exit status)" -eq 2 ]'
cat status
