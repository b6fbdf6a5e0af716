# No report after the reader has left, wherever it goes.
yes | timeout 20 fxpar fingerprint --report json | head -n 1 | cut -f1
yes | timeout 20 fxpar fingerprint --report-file report | head -n 1 | cut -f1
ls -A
