#!/bin/bash
# Holds which way the parts depend (src/DESIGN.md): a file may include its own part and those listed
# behind it, and only one part each may know oneTBB, CLI11 and xxHash.
cd "$(dirname "$0")/../src" || exit 2
status=0
wrong() { echo "$1"; status=1; }

declare -A may=(
  [base]=''
  [io]='base'
  [kernels]=''
  [format]='base'
  [engine]='base'
  [records]='base io engine'
  [report]='base engine'
  [jobs]='base io engine records kernels format report'
  [bench]='base io engine records kernels data-gen'
  [cli]='base io engine records kernels format report jobs bench'
)
for part in */; do
  part=${part%/}
  [ -n "${may[$part]+known}" ] || wrong "$part: a part that tests/layers.sh does not know"
  while IFS=: read -r file _ include; do
    other=${include#*\"}; other=${other%%/*}
    case " $part ${may[$part]} " in *" $other "*) ;; *) wrong "$file: $include" ;; esac
  done < <(grep -Hn '^#include "' "$part"/*)
done

only() { # PATTERN FILES...: nobody else includes it
  local pattern=$1 found; shift
  found=$(grep -rlE "^#include <$pattern" . ../data-gen | sed 's|^\./||' | sort | tr '\n' ' ')
  [ "$found" = "$* " ] || wrong "<$pattern>: included by $found, expected $*"
}
only 'CLI/' cli/command_line.cpp
only '(oneapi/)?tbb' engine/crew.cpp
only 'xxh' base/xxh3.cpp
only 'nlohmann' bench/roundtrip_work.cpp bench/saved.cpp records/credential_json.cpp
only 'png' format/heatmap.cpp records/png_reader.cpp
[ $status -eq 0 ] && echo "layers hold"
exit $status
