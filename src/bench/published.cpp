#include "bench/published.hpp"

#include "bench/reading.hpp"

namespace fxpar::bench {

std::optional<double> published_seconds(std::string_view job, std::uint64_t n,
                                        std::string_view way) {
  for (const PublishedTime& one : published_times)
    if (one.job == job && one.n == n && one.way == way) return one.seconds;
  return {};
}

std::optional<std::uint64_t> published_checksum(std::string_view job, std::uint64_t n) {
  for (const PublishedChecksum& one : published_checksums)
    if (one.job == job && one.n == n) return one.checksum;
  return {};
}

std::string in_the_study(const Case& one, const Row& row) {
  const auto loop = published_seconds(one.job, one.n, "loop");
  const auto way = published_seconds(one.job, one.n, row.way);
  if (!loop || !way || row.way == "loop") return "-";
  return compared(Samples({*loop, *loop}), Samples({*way, *way}));
}

}  // namespace fxpar::bench
