# The same bytes, messages, checksum and digest at any workers and chunk, from a file and a pipe.
need python3
python3 -c '
import random
random.seed(5)
for file, separator in ("in.csv", ","), ("in.tsv", "\t"):
    with open(file, "w", newline="") as out:
        out.write(separator.join(["secret", "note", "user", "salt"]) + "\n")
        for i in range(70):
            text = "".join(random.choices("ab,\"\n\r; é", k=random.randrange(30)))
            quoted = "\"" + text.replace("\"", "\"\"") + "\""
            if separator == "\t":
                quoted = text.replace("\n", "\\n").replace("\r", "\\r")
            out.write(random.choice(["", "", "\n", "\r\n"]))
            out.write(separator.join([str(random.randrange(2**64)), quoted, quoted, random.choice(["1", "1", "1", "x"])]))
            out.write(random.choice(["\n", "\r\n"]))'
for format in csv tsv; do
  options="--on-error skip --format jsonl --input-format $format --report json"
  fxpar rehash -w 1 -c 1000 $options <in.$format 2>expected.said >expected
  is "exit $?" 'exit 1'
  tail -n 1 expected.said >report
  checksum=$(value checksum) digest=$(value output_xxh3) counts="$(value records) $(value skipped)"
  is "$counts $digest" "70 $((70 - $(wc -l <expected))) $(xxh3 expected)"
  for workers in 1 3; do
    for chunk in 1 7 auto; do
      fxpar rehash -w $workers -c $chunk $options <in.$format 2>said | cmp - expected
      cat in.$format | fxpar rehash -w $workers -c $chunk $options 2>said.pipe | cmp - expected
      cmp <(sed '$d' said) <(sed '$d' expected.said)
      cmp <(sed '$d' said.pipe) <(sed '$d' expected.said)
      tail -n 1 said >report
      is "$(value checksum) $(value output_xxh3) $(value records) $(value skipped)" "$checksum $digest $counts"
      [ $chunk = auto ] || is "$(value chunks)" $(((70 + chunk - 1) / chunk))
    done
  done
done
