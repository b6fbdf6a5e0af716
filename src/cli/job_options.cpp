#include "cli/job_options.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <array>

#include "base/error.hpp"
#include "cli/outputs.hpp"
#include "cli/stage_values.hpp"

namespace fxpar::cli {

namespace {

// Each list is in the order of the enum that it names; the first is the default.
constexpr std::array<std::string_view, 3> formats = {"tsv", "csv", "jsonl"};
constexpr std::array<std::string_view, 2> on_errors = {"stop", "skip"};
constexpr std::array<std::string_view, 3> reports = {"text", "json", "none"};
constexpr std::array<std::string_view, 3> progresses = {"auto", "always", "never"};

}  // namespace

void JobOptions::declare(CommandLine& line) {
  line.section("Parallel stage");
  line.value("-w,-j,--workers", "N|auto", workers_text_,
             "threads that work at once; auto (default, or FXPAR_WORKERS where it is set) is what "
             "affinity and CPU quota allow");
  line.value("-c,--chunk", "N|auto", chunk_,
             "records handed to a worker at a time; auto (default) is n/(workers*4), or starts "
             "small and grows where n is not known");
  line.value("--kernel", kernel_names(), kernel_,
             "code for the function, all to the same bits; best is the default");
  line.section("Output");
  line.value("-o,--output", "FILE", output_path_,
             "write results to FILE, which is replaced only when they are complete");
  line.value("--format", "tsv|csv|jsonl", format_, "form of the results (default tsv)");
  line.value("--fields", "A,B,...", fields_,
             fmt::format("columns, in this order: {} (default {})", fmt::join(field_names_, ", "),
                         fmt::join(field_names_.first(usual_fields_), ",")),
             std::vector<std::string>(field_names_.begin(), field_names_.end()));
  line.flag("--header", header, "begin with a row of column names (jsonl has none)");
  line.value("--limit", "N", limit_, "end after the first N records");
  line.flag("-s,--summary-only", summary_only, "no results, only the report");
  line.section("Errors and report");
  line.value("--on-error", "stop|skip", on_error_,
             "at a bad record or input: stop (default), or leave it out and go on");
  line.value("--report", "text|json|none", report_,
             "report on stderr after the run (default text)");
  line.value("--report-file", "FILE", report_path_, "write the report to FILE instead");
  line.value(
      "--progress", "auto|always|never", progress_,
      "progress line on stderr; auto (default): if it is a terminal and results do not go to "
      "one");
  line.flag("-q,--quiet", quiet_, "say nothing but errors; no report unless it is asked for");
  line.flag("-v,--verbose", verbose_, "say what was decided, and why");
}

void JobOptions::resolve(Messages& messages) {
  if (quiet_ && verbose_) throw UsageError("--quiet and --verbose exclude each other");
  if (quiet_) messages.set_level(Messages::Level::quiet);
  if (verbose_) messages.set_level(Messages::Level::verbose);
  if (summary_only && output_path_)
    throw UsageError("--summary-only writes no results, expected no --output beside it");

  plan.workers = workers_value(workers_text_, messages);
  plan.chunk = number_or_auto("--chunk", chunk_);
  plan.on_error = static_cast<OnError>(choice("--on-error", on_error_, on_errors));
  kernel = kernel_value(kernel_, "best");
  plan.report = static_cast<jobs::ReportKind>(choice("--report", report_, reports));
  if (quiet_ && !report_ && !report_path_) plan.report = jobs::ReportKind::none;
  if (report_path_ && plan.report == jobs::ReportKind::none)
    throw UsageError("--report none leaves nothing for --report-file");
  const std::string_view progress = progresses[choice("--progress", progress_, progresses)];
  plan.progress =
      progress == "always" ||
      (progress == "auto" && !quiet_ && isatty(STDERR_FILENO) == 1 && !results_go_to_a_terminal());
  format = static_cast<format::Format>(choice("--format", format_, formats));
  limit = optional_number("--limit", limit_);
  const auto usual = field_names_.first(usual_fields_);
  fields = fields_ ? list("--fields", *fields_, field_names_)
                   : std::vector<std::string_view>(usual.begin(), usual.end());
}

// There, results and a progress line would overwrite each other, and results are progress enough.
bool JobOptions::results_go_to_a_terminal() const {
  return !summary_only && output_path_.value_or("-") == "-" && isatty(STDOUT_FILENO) == 1;
}

void JobOptions::apply_to(jobs::RowOptions& job) const {
  if (job.input.files.empty()) job.input.files = {"-"};
  job.input.limit = limit;
  job.input.on_error = plan.on_error;
  job.input.fixed_chunk = plan.chunk.has_value();
  job.kernels = kernel;
  job.format = format;
  job.fields = fields;
  job.header = header;
  job.rows = !summary_only;
}

void JobOptions::open_outputs(const std::vector<std::string>& inputs) {
  open_outputs(inputs, "", {});
}

io::Output* JobOptions::open_outputs(const std::vector<std::string>& inputs, std::string_view name,
                                     const Given& path) {
  std::vector<Destination> all;
  if (!summary_only) all.push_back({"--output", output_path_.value_or("-"), &output_});
  if (report_path_) all.push_back({"--report-file", *report_path_, &report_file_});
  if (path) all.push_back({name, *path, &extra_file_});
  cli::open_outputs(all, inputs);
  return extra_file_ ? &*extra_file_ : nullptr;
}

ExitCode JobOptions::run(const jobs::Job& job, Messages& messages) {
  return jobs::run(job, plan, output_ ? &*output_ : nullptr,
                   report_file_ ? &*report_file_ : nullptr, messages);
}

}  // namespace fxpar::cli
