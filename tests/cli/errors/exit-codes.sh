# 0 everything read and written, 1 bad records, 2 usage, 3 I/O.
echo ok >in
try fp --fields text in
try fp --max-record 1 in
try fp --max-record 1 --on-error skip in
try fp --nonsense in
try fp missing
