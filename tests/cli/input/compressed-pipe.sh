# The pipe that the message names works, also for a name that the shell would split.
need gzip
lines 100 >plain
gzip -c plain >'a b.log'
fp 'a b.log' 2>message
pipe=$(sed -E 's/.*(zcat .*) \| fxpar \.\.\..*/\1/' message)
sh -c "$pipe" | cmp - plain
