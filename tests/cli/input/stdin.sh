# No FILE, or -, is stdin; it may stand between files.
echo file >file
echo one | fp --fields id,text
echo two | fp --fields id,text -
echo three | fp --fields id,text file - file
