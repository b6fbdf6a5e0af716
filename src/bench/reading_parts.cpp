#include "bench/reading_parts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/text.hpp"
#include "bench/reading.hpp"

namespace fxpar::bench {

std::string listed(const std::vector<std::string>& items) {
  std::string all;
  for (std::size_t i = 0; i < items.size(); ++i)
    all += (i == 0 ? "" : i + 1 < items.size() ? ", " : " and ") + items[i];
  return all;
}

std::string sentence(const std::vector<std::string>& clauses) {
  std::string all = fmt::format("{}.", fmt::join(clauses, "; "));
  if (all[0] >= 'a' && all[0] <= 'z') all[0] = static_cast<char>(all[0] - 32);
  return all;
}

void add(std::vector<std::string>& sentences, std::optional<std::string> one) {
  if (one) sentences.push_back(std::move(*one));
}

std::string against(const Ratio& speed, bool many, std::string_view other) {
  const char* const be = many ? "are" : "is";
  if (speed.same())
    return fmt::format("{} {}as fast as {}", be, speed.margin > 0.05 ? "about " : "", other);
  if (std::abs(speed.value - 1) < 0.03)
    return fmt::format("{} {} {}", be,
                       speed.value > 1 ? "slightly faster than" : "nearly as fast as", other);
  if (speed.value > 1) return fmt::format("{} {}x as fast as {}", be, factor(speed.value), other);
  return fmt::format("{} {}x as long as {}", many ? "take" : "takes", factor(1 / speed.value),
                     other);
}

Ratio speed_over(const Row& other, const Row& row) { return other.times / row.times; }

Crew::Crew(unsigned workers, unsigned cores)
    : name(counted(workers, "worker") +
           (workers > cores ? " on " + counted(cores, "core") : std::string())),
      many(workers != 1) {}

double busy_workers(const Case& one, unsigned cores) {
  const std::uint64_t most = std::min(one.workers, std::max(1U, cores));
  return static_cast<double>(std::clamp<std::uint64_t>(most, 1, std::max<std::uint64_t>(1, one.n)));
}

Cost cost(const Case& one, const Row& row, double workers) {
  const double value = row.times.median() * workers / static_cast<double>(one.n);
  return {value, value * row.times.margin()};
}

}  // namespace fxpar::bench
