# -0 and --null split at NUL instead: LF and CR are ordinary, the last NUL may be missing.
printf 'two\nlines\0cr\r\0\0no end' >in
for option in -0 --null; do fp $option --fields id,text in; done
printf 'x\0' | fp -0 --fields id,text
printf 'x\0\n' | fp -0 --fields id,text
