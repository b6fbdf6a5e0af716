#include "bench/results.hpp"

namespace fxpar::bench {

const Row* Case::find(std::string_view way) const {
  for (const Row& row : ways)
    if (row.way == way) return &row;
  return nullptr;
}

std::optional<double> speedup(const Case& one, const Row& row) {
  const Row* const loop = one.find("loop");
  if (loop == nullptr) return {};
  return loop->times.median() / row.times.median();
}

}  // namespace fxpar::bench
