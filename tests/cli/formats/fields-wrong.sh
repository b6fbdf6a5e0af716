# An unknown, empty or repeated field is a usage error that names the right ones.
echo a >in
for fields in hsh '' id, ,id id,,text ' id' ID id,id 'id hash' '[id,hash]'; do try fp --fields "$fields" in; done
