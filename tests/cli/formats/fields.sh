# Fields come in any order.
printf 'ab 12\n\n345\n' >in
for fields in id hash digits text text,id digits,text,hash,id text,digits,id,hash; do
  fp --fields $fields in
done
