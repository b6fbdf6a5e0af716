// A job whose records lie in memory, so that nothing but the function is measured: the published
// data sets, and the kernels that the jobs use.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/stages.hpp"
#include "kernels/kernels.hpp"

namespace fxpar::bench {

class MemoryJob {
 public:
  virtual ~MemoryJob() = default;

  virtual std::uint64_t records() const = 0;

  /// How many records a kernel should get at a time, at most.
  virtual std::uint64_t batch() const { return kernels::batch_size; }

  /// What one thread needs to do some of the records.
  class Worker {
   public:
    virtual ~Worker() = default;

    /// Appends the results of records [first, first + count) as values, one a record; count is at
    /// most batch().
    virtual void compute(std::uint64_t first, std::uint64_t count, engine::Result& result) = 0;
  };
  virtual std::unique_ptr<Worker> worker() const = 0;
};

/// A job that the bench knows by name.
struct JobEntry {
  std::string_view name;
  std::string_view record;  // `line`
  std::uint64_t full;       // records in the published data set
  std::uint64_t turns;      // chunks a worker, as in the study
  std::uint64_t bytes;      // of memory a record, results included; roughly
  double rough_seconds;     // of work a record: to tell how much is left to do
  std::unique_ptr<MemoryJob> (*make)(std::uint64_t n, const kernels::Kernels& kernels);
};

/// fingerprint, sharpen, rehash: the study's record jobs.
std::span<const JobEntry> record_jobs();

/// primes: the integers below n.
const JobEntry& primes_job();

}  // namespace fxpar::bench
