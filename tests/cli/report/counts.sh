# records counts all that were read, skipped ones included.
printf 'ok\ntoolong\nok\ntoolong\n\n' >in
fxpar fingerprint --max-record 4 --on-error skip --report json in in 2>&1 >out | tail -n 1 >report
value records
value skipped
is "$(value bytes_out)" "$(stat -c %s out)"
is "$(value bytes_in)" $((2 * $(stat -c %s in)))
fxpar fingerprint --max-record 4 --report json in 2>&1 >out | tail -n 1 >report
value records
fxpar fingerprint --header --format csv --report json in 2>report >out
is "$(value bytes_out)" "$(stat -c %s out)"
