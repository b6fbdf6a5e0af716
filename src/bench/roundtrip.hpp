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
  unsigned most_threads = ~0u;    // that the system gives; ways that need more are left out
  unsigned rounds = 1;
  Passes passes;
  std::vector<unsigned> concurrency;    // 1, 2, 4, ... 64
  std::vector<std::uint64_t> payloads;  // bytes: 0 to 64 MiB, or 1 GiB

  /// One line for each request and each answer; may be empty. Called from several threads, one at a
  /// time.
  std::function<void(std::string_view)> trace;
};

struct RoundtripOutcome {
  std::vector<RoundtripRow> rows;
  std::vector<std::string> failed;  // why, for each case that is missing in the rows
};

/// `started` hears what is about to be measured. Where the system has no thread or memory left for
/// a case, the others go on.
RoundtripOutcome roundtrip(const RoundtripPlan& plan,
                           const std::function<void(const std::string&)>& started);

}  // namespace fxpar::bench
