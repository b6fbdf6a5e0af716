# A file that cannot be opened: under stop the run ends there, under skip it goes on.
echo a >a
try fp --fields id,text a missing a
try fp --fields id,text --on-error skip missing a missing a missing
try fp missing
