# LINE is the 1-based line in its file; id goes on from file to file.
printf 'toolong\nok\n' >a
printf 'ok\ntoolong' >b
printf 'ok\nok\ntoolong\n' | try fp --fields id,text --max-record 4 --on-error skip a b - a
