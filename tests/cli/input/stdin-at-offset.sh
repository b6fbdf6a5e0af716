# stdin that is a regular file starts at its current offset.
seq 1000 >in
(read -r first; fp --fields id,text | head -n 1) <in
(head -c 0; read -r first; fxpar fingerprint -s --report json) <in 2>report
value records
value bytes_in
