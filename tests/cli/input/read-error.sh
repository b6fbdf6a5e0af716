# A file that opens but cannot be read is an I/O error under skip too, and what came before is whole.
[ -r /proc/self/mem ] || skip 'no /proc/self/mem'
echo a >a
try fp --fields id,text a /proc/self/mem a
try fp --fields id,text --on-error skip a /proc/self/mem
