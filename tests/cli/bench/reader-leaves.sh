# A reader that leaves is 0 and silent, whatever stdout has.
(fxpar bench fingerprint --sizes 5,6,7 --smoke; echo "exit $?" >>status) | head -n 1
(fxpar bench fingerprint --sizes 5,6,7 --smoke; echo "exit $?" >>status) | true
for way in call worker thread-per-call tbb; do  # whoever writes it
  (fxpar bench roundtrip --ways $way -w 2 --smoke --trace -; echo "exit $?" >>status) | head -n 1
done
cat status
