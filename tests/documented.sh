#!/bin/bash
# documented.sh FXPAR FXPAR-GEN: every option of every command's --help stands in the man page and
# the other way round; README and man page list every exit code; help fits 80 columns.
cd "$(dirname "$0")/.." || exit 2
status=0
wrong() { echo "$1"; status=1; }

for program in "$@"; do
  page=man/$(basename "$program").1
  commands=$("$program" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z-]*\) .*/\1/p')
  [ -n "$commands" ] || wrong "$program --help lists no commands"
  all=$("$program" --help; for c in $commands; do "$program" "$c" --help || wrong "$c --help failed"; done)
  long=$(grep -E '^.{81}' <<<"$all") && wrong "help wider than 80 columns: $long"
  helped=$(grep -oE '^ +(-., )*--[a-z0-9-]+' <<<"$all" | grep -oE -- '--[a-z0-9-]+' | sort -u)
  paged=$(sed 's/\\-/-/g' "$page" | grep -E '^\.(BR?|IP|TP|OP) |^\.B' | grep -oE -- '--[a-z0-9-]+' | sort -u)
  only_one=$(comm -3 <(echo "$helped") <(echo "$paged"))
  [ -z "$only_one" ] || wrong "in only one of help (left) and $page (right): $only_one"
  for c in $commands; do
    sed 's/\\-/-/g' "$page" | grep -qE "^\.(SS|B|TP|BR?) .*\b$c\b" || wrong "$page does not have $c"
  done
done
for code in $(sed -n 's/^  [a-z_]* = \([0-9]\),.*/\1/p' src/base/exit_code.hpp) 129 130 143; do
  grep -qE "^\.(B|TP|IP) .*$code" man/fxpar.1 || wrong "man/fxpar.1 does not list exit status $code"
  grep -qE "^\| [0-9, ]*\b$code\b" README.md || wrong "README.md does not list exit status $code"
done
[ $status -eq 0 ] && echo "documented"
exit $status
