// What the study published, to set beside our own numbers.
//
// Source: "Is parallel worth it?" (fxdart; log-fingerprint, image-tiles, password-rehash): median
// of 3, ahead-of-time compiled Dart, 10 workers on a machine of 10 cores. The checksums are those
// of all its ways at each size; that of primes is how many primes there are below 2,000,000.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "bench/results.hpp"

namespace fxpar::bench {

inline constexpr unsigned published_workers = 10;

struct PublishedTime {
  std::string_view job;
  std::uint64_t n;
  std::string_view way;
  double seconds;
};
inline constexpr PublishedTime published_times[] = {
    {"rehash", 20'000, "loop", 4.98},
    {"rehash", 20'000, "sliced", 0.748},
    {"rehash", 20'000, "chain", 4.95},
    {"rehash", 20'000, "parallel", 0.794},
    {"rehash", 20'000, "chunked", 0.758},
    {"sharpen", 147'000, "loop", 5.56},
    {"sharpen", 147'000, "sliced", 1.676},
    {"sharpen", 147'000, "chain", 5.50},
    {"sharpen", 147'000, "parallel", 1.754},
    {"sharpen", 147'000, "chunked", 0.782},
    {"fingerprint", 1'500'000, "loop", 5.44},
    {"fingerprint", 1'500'000, "sliced", 3.810},
    {"fingerprint", 1'500'000, "chain", 5.43},
    {"fingerprint", 1'500'000, "parallel", 13.681},
    {"fingerprint", 1'500'000, "chunked", 1.158},
};

/// The sweep: fingerprint over 100,000 lines. Its loop was not published.
struct PublishedSweep {
  unsigned workers;
  double parallel, chunked;  // seconds
};
inline constexpr std::uint64_t published_sweep_n = 100'000;
inline constexpr PublishedSweep published_sweep[] = {
    {1, 0.769, 0.381}, {2, 0.832, 0.191}, {5, 0.899, 0.087}, {10, 0.874, 0.071}};

struct PublishedChecksum {
  std::string_view job;
  std::uint64_t n;
  std::uint64_t checksum;
};
inline constexpr PublishedChecksum published_checksums[] = {
    {"rehash", 100, 5985344128304328},           {"rehash", 10'000, 2443217226952964},
    {"rehash", 20'000, 141651551046228},         {"sharpen", 100, 4980528741132890},
    {"sharpen", 10'000, 4184854798624324},       {"sharpen", 147'000, 1559526542676314},
    {"fingerprint", 100, 757826477312232},       {"fingerprint", 10'000, 8824517526355157},
    {"fingerprint", 1'500'000, 755522290282409}, {"primes", 2'000'000, 148'933},
};

/// Seconds that the study took; nothing where it published none.
std::optional<double> published_seconds(std::string_view job, std::uint64_t n,
                                        std::string_view way);

std::optional<std::uint64_t> published_checksum(std::string_view job, std::uint64_t n);

/// What the study found of this way, against its own loop: `6.65x faster`; `-` where it says
/// nothing.
std::string in_the_study(const Case& one, const Row& row);

}  // namespace fxpar::bench
