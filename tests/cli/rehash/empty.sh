# Nothing, and a header and nothing else, are no record and no fault.
: >0.csv
printf 'user,salt,secret\n' >1.csv
printf 'secret\tuser\tsalt' >2.tsv
: >3.jsonl
fxpar rehash --report json --header 0.csv 1.csv 2.tsv 3.jsonl 2>report
echo "exit $? $(value records) $(value checksum)"
fxpar rehash --report none <1.csv
