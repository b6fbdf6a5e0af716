# A directory is an I/O error: under stop the run ends there, under skip it goes on.
echo a >a
mkdir dir
try fp --fields id,text a dir a
try fp --fields id,text --on-error skip a dir a
try fp <dir
