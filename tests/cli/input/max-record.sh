# A record longer than --max-record is a bad one; neither LF nor the CR before it counts.
printf 'abcd\nabcd\r\nabcd' | try fp --fields id,text --max-record 4
printf 'abcd\nabcde\nabcd\n' | try fp --fields id,text --max-record 4
printf 'abcd\nabcde' | try fp --fields id,text --max-record 4
printf 'abcd\nabcd\r' | try fp --fields id,text --max-record 4
