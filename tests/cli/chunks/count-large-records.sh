# That holds however large the records are.
for i in $(seq 10); do head -c 3000000 /dev/zero | tr '\0' $((i % 10)); echo; done >in
fxpar fingerprint -s -c 4 --report json in 2>report
value chunks
fxpar fingerprint -s -c 100000 --report json in 2>report
value chunks
