# A byte order mark is dropped at the start of each file, and is data anywhere else.
bom=$'\357\273\277'
printf "${bom}a,1,2\n${bom}b,1,2\n" >1.csv
printf "${bom}secret,salt,user\n2,1,c\n" >2.csv
printf "${bom}d\t1\t2\n" >3.tsv
printf "$bom{\"user\":\"e\",\"salt\":1,\"secret\":2}\n" >4.jsonl
printf "$bom" >5.csv
printf "$bom\n\nf,1,2\n" >6.csv
printf "$bom\"g\n\",1,2\n" >7.csv
fxpar rehash --report none 1.csv 2.csv 3.tsv 4.jsonl 5.csv 6.csv 7.csv | cut -f1
for file in 1.csv 2.csv 3.tsv 4.jsonl 5.csv 6.csv 7.csv; do fxpar rehash --report none <$file; done | cut -f1
printf "$bom" | fxpar rehash --report none
