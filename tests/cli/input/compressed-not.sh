# Plain text that begins alike is no compressed file, nor are those bytes further on.
printf 'BZh\n' | fp --fields text
printf 'BZh9 and more text\n' | fp --fields text
printf '\37' | fp --fields digits
printf '(\265/' | fp --fields digits
printf 'a\n\37\213\10\n' | fp --fields digits
