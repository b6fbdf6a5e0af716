# Numbers that no run can have are not read as others.
need python3
python3 "$CLI/bench/saved.py" ok loop=1
for wrong in '"n": -1' '"n": 0' '"n": 1.5' '"n": 1e300' '"n": 18446744073709551616' \
  '"workers": -1' '"workers": 0' '"workers": 1099511627776' '"cores": -1'; do
  key=${wrong%%:*}
  sed -E "s/$key: [0-9]+/$wrong/" ok >saved
  fxpar bench --compare saved saved >shown 2>said
  [ $? -eq 2 ] || echo "$wrong was read: $(head -n 1 shown)"
done
