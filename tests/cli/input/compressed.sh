# Compressed input, known by its first bytes, is a bad record; the message names the pipe to use.
echo a >a
printf '\37\213\10\0more\nof it\n' >1
printf '\50\265\57\375more\nof it\n' >2
printf '\375\67\172\130\132\0more\nof it\n' >3
printf 'BZh91AY&SYmore\nof it\n' >4
for file in 1 2 3 4; do try fp --fields id,text a $file a; done
