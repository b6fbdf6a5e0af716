// The ways to run a job. Its records, its function and its checksum are the same in all of them;
// all that differs is where the function runs.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bench/memory_job.hpp"

namespace fxpar::bench {

/// How one way is to be run.
struct Setting {
  unsigned workers = 1;
  std::uint64_t chunk = 1;  // records a trip, where the way knows chunks
};

/// The results in input order, and their checksum.
struct Outcome {
  std::vector<std::uint64_t> values;
  Checksum checksum;
  std::uint64_t chunks = 0;  // that went through the engine's source, stage and sink
};

struct Way {
  std::string_view name;
  Outcome (*run)(const MemoryJob& job, const Setting& setting);
  bool uses_workers;  // else one thread, whatever --workers says
  bool usual;         // in a run that does not name its ways
};

/// loop, sliced, chain, parallel, chunked; and processes, which shows what the machine can give.
std::span<const Way> ways();

/// For primes: as many equal ranges as the name says, on the workers at hand.
Outcome in_ranges(const MemoryJob& job, const Setting& setting);

}  // namespace fxpar::bench
