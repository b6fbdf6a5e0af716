// bench roundtrip: what one hand-over costs. A call is made in place, on a thread of its own, on a
// worker that stays, on a pool of them, and as a task of the running scheduler.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "bench/measure.hpp"
#include "bench/results.hpp"

namespace fxpar::bench {

/// In the order in which they are shown.
inline constexpr std::string_view roundtrip_ways[] = {"call", "thread-per-call", "worker", "pool",
                                                      "tbb"};

struct RoundtripPlan {
  std::vector<std::string> ways;  // of roundtrip_ways, in their order
  unsigned workers = 1;           // of pool and tbb
  unsigned rounds = 1;
  Passes passes;
  std::vector<unsigned> concurrency;    // 1, 2, 4, ... 64
  std::vector<std::uint64_t> payloads;  // bytes: 0 to 64 MiB, or 1 GiB

  /// One line for each request and each answer; may be empty. Called from several threads, one at a
  /// time.
  std::function<void(std::string_view)> trace;
};

/// `started` hears what is about to be measured.
std::vector<RoundtripRow> roundtrip(const RoundtripPlan& plan,
                                    const std::function<void(const std::string&)>& started);

}  // namespace fxpar::bench
