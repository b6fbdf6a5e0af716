#include "bench/results.hpp"

#include <algorithm>

namespace fxpar::bench {

const Row* Case::find(std::string_view way) const {
  for (const Row& row : ways)
    if (row.way == way) return &row;
  return nullptr;
}

bool has_time(const Samples& times) { return !times.empty() && times.median() > 0; }

const Row* measured(const Case& one, std::string_view way) {
  const Row* const row = one.find(way);
  return row != nullptr && has_time(row->times) ? row : nullptr;
}

std::optional<double> speedup(const Case& one, const Row& row) {
  const Row* const loop = one.find("loop");
  if (loop == nullptr) return {};
  return loop->times.median() / row.times.median();
}

double a_call(const RoundtripRow& row) {
  return row.times.median() / std::max(1U, row.concurrency);
}

}  // namespace fxpar::bench
