// What a run has to say for itself, for a person or a program.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace fxpar::report {

struct Report {
  std::string version, job, kernel;
  unsigned workers = 1;     // how many the run may use
  std::uint64_t chunk = 0;  // records in the largest chunk
  std::string chunk_rule;   // what bound it
  std::uint64_t chunks = 0;
  unsigned max_live_chunks = 0;  // most at once that were cut and not yet written
  std::uint64_t records = 0;     // all that were read, skipped ones included
  std::uint64_t skipped = 0;     // bad ones
  bool stopped = false;          // at the last of these
  std::uint64_t bytes_in = 0, bytes_out = 0;
  bool output_kept = true;  // false: the run did not complete, and --output stays as it was
  struct {
    double wall = 0, cpu = 0;              // of the process
    double read = 0, work = 0, write = 0;  // thread CPU time
  } seconds;
  std::uint64_t peak_rss_bytes = 0;
  std::uint64_t checksum = 0;
  std::optional<std::string> output_xxh3;  // none where no results were written

  double records_per_second() const;
  double ns_per_record() const;
  double busy_workers() const;
};

/// At most five lines of at most 80 columns, each with `fxpar: ` before it.
std::string as_text(const Report& report);

/// One line of JSON.
std::string as_json(const Report& report);

}  // namespace fxpar::report
