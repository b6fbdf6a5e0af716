# No message ever shows what a row holds, whatever is wrong with it, with -v too.
check() {  # NAME-OF-FILE CONTENT
  printf "$2" >$1
  for options in '-v' '--on-error skip --report json' '--max-record 20'; do
    fxpar rehash $options $1 >out 2>said
    is "$2: $?" "$2: 1"
    grep -q "^fxpar: $1:[0-9]*: " said || fail "$2: $(cat said)"
    ! grep -Ei 'hunter|S3CR3T|98765|hush' said out || fail "$2 $options"
  done
  ! fxpar rehash -v <$1 2>&1 >out | grep -Ei 'hunter|S3CR3T|98765|hush' || fail "$2 on stdin"
}
for row in 'hunter,1,S3CR3T' 'hunter,S3CR3T,1' 'hunter,1,98765,hush' 'hunter,98765' 'hunter,1,98765987659876598765' \
  'hunter,1,-98765' 'hunter,1,"98765' 'hunter,1,98765"' 'hunter,1,"98765"hush' '"hunter"hush,1,2' 'S3CR3T' 'hun"ter,1,98765' \
  'user,salt,S3CR3T' 'hunter,user,salt,secret\n98765' '{"user":"hunter","salt":1,"secret":"S3CR3T"}' '\377S3CR3T,1,2,3' \
  'hunter\t1\tS3CR3T'; do
  check in.csv "$row\n"
done
for row in 'hunter\t1\tS3CR3T' 'hunter\t1\t98765\thush' 'hunter\t98765' 'hunter\\xhush\t1\t98765' 'hunter,1,98765'; do check in.tsv "$row\n"; done
for row in '{"user":"hunter","salt":1,"secret":"S3CR3T"}' '{"user":"hunter","salt":1,"secret":S3CR3T}' \
  '{"user":"hunter","salt":1,"secret":-98765}' '{"user":"hunter","salt":1,"secret":98765.5}' '{"user":"hunter","salt":1,"S3CR3T":2}' \
  '{"user":"hunter","salt":1,"secret":98765' '{"user":"hunter\\ud800","salt":1,"secret":98765}' '{"user":"hunter","salt":1,"secret":98765987659876598765}' \
  '{"user":"hunter","salt":1,"secret":"98765} ' '{"user":"hunter","salt":1,"secret":98765}S3CR3T' 'S3CR3T' '"S3CR3T"' '{"user":["hunter"],"salt":1,"secret":98765}' \
  '{"user":"hunter\377","salt":1,"secret":98765}' '{"user":"hunter","salt":1,"secret":1e98765}' 'hunter,1,98765'; do
  check in.jsonl "$row\n"
done
