# A FIFO that is input and output would wait for itself for ever.
mkfifo fifo
try timeout 10 fxpar fingerprint -o fifo fifo
