# Names with a dash, blanks, brackets and commas are names.
for name in -x 'a b' '[a,b]' 'c,d' '{e}' '@f' 'g=h'; do echo "$name" >"./$name"; done
fp --fields text 'a b' '[a,b]' 'c,d' '{e}' '@f' 'g=h' ./-x -- -x
