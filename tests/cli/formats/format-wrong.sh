# The right spellings of a format are named, the nearest first of all.
echo a >in
for format in tvs json CSV ''; do try fp --format "$format" in; done
