// What a bench measured: the one form that tables, JSON, the page and comparisons are made from.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bench/samples.hpp"

namespace fxpar::bench {

struct Machine {
  std::string cpu;
  unsigned cores = 1;    // that this process may use
  unsigned workers = 1;  // what auto makes of that
  std::string isa;       // the widest vector instructions
  std::string os;
};

/// One way to run a case.
struct Row {
  std::string way;
  std::uint64_t chunk = 0;   // records handed over at a time; 0: the way knows no chunks
  std::uint64_t chunks = 0;  // that went through the engine's source, stage and sink in one run
  Samples times;             // seconds a run
  std::optional<std::uint64_t> peak_rss_bytes;
};

/// One job over n records; all its ways gave the same checksum.
struct Case {
  std::string job, kernel;
  std::uint64_t n = 0;
  unsigned workers = 1;
  std::string checksum;
  std::vector<Row> ways;

  /// Null if that way was not run.
  const Row* find(std::string_view way) const;
};

/// False where there is no sample, or the clock saw nothing of it.
bool has_time(const Samples& times);

/// Null if that way was not run, or has no time.
const Row* measured(const Case& one, std::string_view way);

/// How much faster than the loop of its case; nothing where there is no loop.
std::optional<double> speedup(const Case& one, const Row& row);

/// One way to hand a call over, measured on a batch of calls that are in flight at once.
struct RoundtripRow {
  std::string way;                  // call, thread-per-call, worker, pool, tbb
  std::string work;                 // none, json, echo copied, echo moved
  std::uint64_t payload_bytes = 0;  // echoed there and back
  unsigned concurrency = 1;         // calls in the batch
  unsigned workers = 1;             // threads that answer
  Samples times;                    // seconds a batch
  double load_s = 0;                // to start the workers that stay, once
  double execution_s = 0;           // CPU time of the work of a batch (median); 0: too short
  double total_s = 0;               // load, and the median batch
  std::uint64_t left_caller = 0;    // calls of one batch that another thread answered (median)
  std::optional<std::uint64_t> peak_rss_bytes;
};

/// Seconds of one call of those that were in flight at once.
double a_call(const RoundtripRow& row);

struct Results {
  std::string version;
  Machine machine;
  unsigned iterations = 0, rounds = 0;
  std::vector<Case> cases;
  std::vector<Case> sweep;  // fingerprint per record and chunked, over workers
  std::vector<RoundtripRow> roundtrip;
};

}  // namespace fxpar::bench
