# A row that does not name all three is no header, nor is one further down: it is a row as others.
check() {
  printf "$1" >in.csv
  fxpar rehash --report none in.csv >out 2>said
  is "$1: $? $(tr '\n' ' ' <out) $(grep -c "^fxpar: in.csv:$2: " said)" "$1: 1 $3 1"
}
check 'user,salt\na,1\n' 1 ''
check 'user,salt,password\na,1,2\n' 1 ''
check 'user,salt,secrets\na,1,2\n' 1 ''
check 'user,salt,salt\na,1,2\n' 1 ''
check 'a,1,2\nuser,salt,secret\nb,1,2\n' 2 "a	949540461045286 "
check 'user,salt,secret\nuser,salt,secret\n' 2 ''
printf 'user,1,2\n' | fxpar rehash --report none
