# Keys come in any order and spacing, others are left out whatever they hold.
cat >in.jsonl <<'I'
{"secret":2,"salt":1,"user":"a"}
  { "user" : "b" , "salt" : 1 , "secret" : 2 }  
{"id":-1.5e400,"user":"c","salt":1,"x":{"user":"no","salt":[9,{"secret":9}]},"secret":2,"y":null}
{"\u0075ser":"d","salt":1,"secret":2}
{"User":"no","user":"e","salt":1,"secret":"2"}
I
try fxpar rehash --report none in.jsonl
