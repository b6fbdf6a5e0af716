# An empty line is a record; an empty input has none.
printf '\n\na\n\n' | fp --fields id,text
: | fp --fields id,text
: >empty
fp empty empty
fxpar fingerprint --report json empty 2>report
value records
