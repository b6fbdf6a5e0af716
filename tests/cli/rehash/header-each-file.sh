# Each file has a header of its own, or none.
printf 'secret,salt,user\n2,1,a\n' >1.csv
printf 'b,1,2\n' >2.csv
printf 'id\tuser\tsecret\tsalt\n0\tc\t2\t1' >3.tsv
printf 'user,salt,secret\nd,1,2' >4.csv
printf '{"user":"e","salt":1,"secret":2}' >5.jsonl
printf 'user,salt,secret' >6.csv
printf 'secret,user,salt\n2,f,1\n2,g\n' >7.csv
for options in '' '-w 3 -c 1' '-c 100'; do
  try fxpar rehash --report none $options 1.csv 2.csv 3.tsv 4.csv 5.jsonl 6.csv 2.csv 7.csv
done
