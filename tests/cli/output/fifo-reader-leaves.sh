# Its reader may leave as that of stdout may.
mkfifo out
head -n 1 out >got &
yes | timeout 20 fxpar fingerprint -o out --fields text
echo "exit ${PIPESTATUS[1]}"
cat got
