# A file that is named twice is read twice.
echo a >a
fp --fields id,text a a ./a
