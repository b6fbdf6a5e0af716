# CSV quotes as in RFC 4180, only where it must, and ends rows with LF.
printf 'plain text\0a,b\0say "hi"\0new\nline\0c\rr\0 blank \0tab\there\0back\\slash\0\0' >in
fp -0 --format csv --fields id,text in
fp -0 --format csv --fields text,digits in | tail -n 1
