# A CR before LF is not part of the record, any other is.
printf 'dos\r\nin\rside\r\r\n\r\nlast\r' | fp --fields id,text
printf 'unix 1\nunix 2\n' >unix
printf 'unix 1\r\nunix 2\r\n' >dos
cmp <(fp unix) <(fp dos)
