# TSV escapes tab, newline, CR and backslash, and nothing else.
printf 'tab\there\0new\nline\0c\rr\0back\\slash \\t\0"quoted", \1 \303\244 \377\0' >in
fp -0 --fields text in | cat -v
