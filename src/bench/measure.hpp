// How everything here is timed. The contenders take turns (all of them once, then all again), since
// a machine slows down and speeds up within seconds; a run shorter than 2 ms is repeated until the
// clock can tell its length.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "bench/samples.hpp"

namespace fxpar::bench {

struct Contender {
  std::string name;
  std::function<void()> run;
  std::function<void()> before = {};  // each sample, untimed; may be empty

  // Found by measure().
  Samples times = {};                                // seconds a run
  std::optional<std::uint64_t> peak_rss_bytes = {};  // of the process in its first sample
  std::uint64_t repeats = 1;                         // runs in its last sample
};

struct Passes {
  unsigned warmup = 1;      // not counted
  unsigned iterations = 3;  // counted
};

/// Runs all contenders in turn. `started`, which may be empty, hears of each sample before it runs.
void measure(std::span<Contender> contenders, const Passes& passes,
             const std::function<void(const Contender&)>& started = {});

/// The high-water mark of this process's memory from its construction on. Memory that the
/// allocator kept is given back first, and the data that the process holds counts.
class PeakMemory {
 public:
  PeakMemory();

  /// Nothing where the system does not let a process reset its mark.
  std::optional<std::uint64_t> bytes() const;

 private:
  bool reset_ = false;
};

}  // namespace fxpar::bench
