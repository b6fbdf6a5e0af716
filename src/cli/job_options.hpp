// The options that every job has, and what they come to.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/message.hpp"
#include "cli/command_line.hpp"
#include "cli/values.hpp"
#include "format/rows.hpp"
#include "io/output.hpp"
#include "jobs/job.hpp"
#include "jobs/row_job.hpp"

namespace fxpar::cli {

class JobOptions {
 public:
  /// `columns` are those of the job; the first `usual` of them are the default.
  JobOptions(std::span<const std::string_view> columns, std::size_t usual)
      : field_names_(columns), usual_fields_(usual) {}

  void declare(CommandLine& line);

  /// Checks all values. Throws UsageError.
  void resolve(Messages& messages);

  /// Hands on what concerns a job that reads files and writes rows; no file is stdin.
  void apply_to(jobs::RowOptions& job) const;

  /// Opens where results and report go, before anything is read. An output that is one of `inputs`
  /// is refused. Throws UsageError or IoError.
  void open_outputs(const std::vector<std::string>& inputs);

  /// The same with one file more, that the option `name` gave; null where it did not.
  io::Output* open_outputs(const std::vector<std::string>& inputs, std::string_view name,
                           const Given& path);

  // Valid once resolved.
  jobs::Plan plan;
  const kernels::Kernels* kernel = nullptr;
  format::Format format = format::Format::tsv;
  std::vector<std::string_view> fields;
  std::optional<std::uint64_t> limit;
  bool header = false;
  bool summary_only = false;

  /// Runs the job into the outputs that are open.
  ExitCode run(const jobs::Job& job, Messages& messages);

 private:
  bool results_go_to_a_terminal() const;

  const std::span<const std::string_view> field_names_;
  const std::size_t usual_fields_;
  Given workers_text_, chunk_, output_path_, format_, fields_, limit_, on_error_, kernel_, report_,
      report_path_, progress_;
  bool quiet_ = false, verbose_ = false;
  std::optional<io::Output> output_, report_file_, extra_file_;
};

}  // namespace fxpar::cli
