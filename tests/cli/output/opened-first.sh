# Where results cannot go is found before anything is read.
echo a >in
(try fp -o none/out; cat) <in
