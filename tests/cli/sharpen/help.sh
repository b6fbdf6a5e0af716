# --help and the man page name all that sharpen has.
fxpar sharpen --help >help
man=$CLI/../../man/fxpar.1
for word in input-format edge heatmap heatmap-scale 'raw|pgm|png' 'pad|drop|error'; do
  grep -qF -- "$word" help || echo "--help: no $word"
done
for word in input edge heatmap; do grep -qF -- "\\-\\-$word" "$man" || echo "man page: no $word"; done
