# Two saved results that are one: the same everywhere.
need python3
fxpar bench fingerprint sharpen --sizes 5,50 -w 1,2 --smoke --json a >/dev/null
fxpar bench roundtrip --ways call,tbb --smoke --json b >/dev/null
for results in a b; do
  fxpar bench --compare $results $results >shown
  is "$(grep -cE '(faster|slower) ' shown)" 0
  is "$(grep -cE ' same( |$)' shown)" "$(grep -c '"way"' $results)"
  awk 'length > 80' shown
done
fxpar bench --compare a - <a | cmp - <(fxpar bench --compare a a)
