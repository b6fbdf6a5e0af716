#include "bench/reading.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "bench/reading_parts.hpp"

namespace fxpar::bench {

std::string factor(double value) {
  return value < 9.995   ? fmt::format("{:.2f}", value)
         : value < 99.95 ? fmt::format("{:.1f}", value)
                         : grouped(static_cast<std::uint64_t>(value + 0.5));
}

std::string compared(const Samples& loop, const Samples& way) {
  if (!has_time(loop) || !has_time(way)) return "not measured";
  const Ratio speed = loop / way;
  if (speed.same()) return "same";
  return speed.value > 1 ? factor(speed.value) + "x faster" : factor(1 / speed.value) + "x slower";
}

std::vector<std::string> reading(const Case& one, unsigned cores) {
  return one.job == "primes" ? reading_primes(one, cores) : reading_records(one, cores);
}

}  // namespace fxpar::bench
