# NUL is an ordinary byte.
printf 'a\0b\n\0\n' | fp --fields id,text | tr '\0' @
printf 'abcdef 1\0\n' | fp --fields hash >with
printf 'abcdef 1\n' | fp --fields hash >without
! cmp -s with without
