// A job: a source, a function, and what is written before and after the results. One run() does
// every job.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "base/exit_code.hpp"
#include "base/fault.hpp"
#include "base/message.hpp"
#include "engine/stages.hpp"
#include "io/output.hpp"
#include "jobs/ordered_sink.hpp"

namespace fxpar::jobs {

struct Job {
  std::string name;
  std::string kernel;
  std::unique_ptr<engine::Source> source;
  engine::MakeFunction function;
  std::string header;                                    // may be empty
  std::function<std::string(const Totals&)> conclusion;  // may be empty
  Observers observers;
};

enum class ReportKind { text, json, none };

/// What the user decided, resolved and checked.
struct Plan {
  unsigned workers = 1;
  std::optional<std::uint64_t> chunk;  // records; none: auto
  OnError on_error = OnError::stop;
  ReportKind report = ReportKind::text;
  bool progress = false;
};

/// Runs `job` into `output` (null: only the report is wanted). The report goes to `report_file`
/// (null: stderr). Throws IoError.
ExitCode run(const Job& job, const Plan& plan, io::Output* output, io::Output* report_file,
             Messages& messages);

}  // namespace fxpar::jobs
