# What is no saved result is 2 and named; a file that is not there is 3.
need python3
python3 "$CLI/bench/saved.py" ok loop=1
echo 'no JSON' >text
: >empty
echo '{}' >object
echo '[]' >array
echo null >null
sed -E 's/"machine": \{[^}]*\}/"machine": {}/' ok >bare
head -c 200 ok >half
(cat ok; echo '{}') >more
head -c 100000 /dev/zero | tr '\0' '[' >deep
for file in text empty object array null bare half more deep; do
  try fxpar bench --compare ok $file
  try fxpar bench --compare $file ok
done
for change in 's/"times_s": .1.0./"times_s": []/' 's/"times_s": .1.0/"times_s": [0/' \
  's/"times_s": .1.0/"times_s": [-1/' 's/"times_s": .1.0/"times_s": ["1"/' \
  's/"times_s": .1.0/"times_s": [1e999/' 's/"checksum": "77"/"checksum": 77/' 's/"n": 10/"n": "10"/'
do
  sed "$change" ok >changed
  ! cmp -s ok changed || fail "not changed: $change"
  try fxpar bench --compare ok changed
done
try fxpar bench --compare
try fxpar bench --compare ok
try fxpar bench --compare ok ok ok
mkdir dir
try fxpar bench --compare ok missing
try fxpar bench --compare missing ok
try fxpar bench --compare ok dir
