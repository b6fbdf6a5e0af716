# A first row that names user, salt and secret is a header; the columns follow it, others are left out.
rehash() { fxpar rehash --report none "$@"; }
printf 'user,salt,secret\na,1,2\n' | rehash
printf 'secret,user,salt\n2,b,1\n' | rehash
printf 'salt,secret,user\r\n1,2,c\r\n' | rehash
printf '"secret","salt",user\n2,1,d\n' | rehash
printf 'secret\tsalt\tuser\n2\t1\te\n' | rehash
printf 'id,secret,note,salt,user,more\nx,2,"y,\nz",1,f,\n' | rehash
printf '\n\nsecret,salt,user\n\n2,1,g\n' | rehash
printf 'user,salt,secret' | rehash
