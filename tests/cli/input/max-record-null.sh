# It holds for -0, where a CR counts.
printf 'abcd\0abcd\r\0' | try fp -0 --fields id,text --max-record 4
