// The study: which cases there are, each measured with its ways in turn, and none believed whose
// ways do not all give the same checksum.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bench/measure.hpp"
#include "bench/results.hpp"
#include "bench/roundtrip.hpp"
#include "kernels/kernels.hpp"

namespace fxpar::bench {

inline constexpr std::string_view study_parts[] = {"fingerprint", "sharpen", "rehash",
                                                   "primes",      "sweep",   "roundtrip"};

/// All ways of all parts, in their order.
std::vector<std::string_view> way_names();

struct StudyPlan {
  std::vector<std::string_view> parts;  // of study_parts, in the order in which to run them
  std::vector<std::uint64_t> sizes;     // records; none of it: the full size
  bool full_size = true;                // beside `sizes`
  std::vector<unsigned> workers;        // a case for each
  std::vector<std::string_view> ways;   // of way_names(); empty: the usual ones
  const kernels::Kernels* kernels = nullptr;
  unsigned rounds = 1;  // all of it again, data and warm-up too
  Passes passes;
  std::optional<std::uint64_t> turns;  // chunks a worker; none: the study's
  std::vector<unsigned> sweep_workers;
  std::vector<unsigned> concurrency;            // of roundtrip
  std::vector<std::uint64_t> payloads;          // bytes, of roundtrip
  std::function<void(std::string_view)> trace;  // of roundtrip
};

/// Throws UsageError where nothing would run, part of what is asked would not show anywhere, or the
/// records do not fit into memory.
void check(const StudyPlan& plan);

bool runs_anything(const StudyPlan& plan);

struct StudyOutcome {
  Results results;
  // Why a case is missing in the results: its ways do not agree; the system had no thread or memory
  // left for it.
  std::vector<std::string> refused, failed;
};

/// Hears what is about to be measured, and how much of all is done, from 0 to 1.
using StudyProgress = std::function<void(const std::string& what, double share)>;

StudyOutcome run_study(const StudyPlan& plan, const StudyProgress& progress);

}  // namespace fxpar::bench
