# Nothing is no tile, and no fault.
: >empty
fxpar sharpen --report json empty empty 2>report
echo "exit $? $(value records) $(value checksum)"
: | try fxpar sharpen --report none
for format in raw pgm png; do try fxpar sharpen --report none --input-format $format empty; done
