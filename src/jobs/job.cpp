#include "jobs/job.hpp"

#include <fmt/format.h>
#include <sys/resource.h>
#include <time.h>

#include <chrono>
#include <system_error>

#include "base/error.hpp"
#include "base/version.hpp"
#include "engine/crew.hpp"
#include "engine/engine.hpp"
#include "io/reader_watch.hpp"
#include "report/progress.hpp"
#include "report/report.hpp"

namespace fxpar::jobs {

namespace {

double process_cpu_seconds() {
  timespec t{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
}

std::uint64_t peak_rss_bytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
}

unsigned workers_for(const Plan& plan, Messages& messages) {
  const unsigned workers = engine::threads_available(plan.workers);
  if (workers < plan.workers)
    messages.note(
        fmt::format("the system starts no more than {} of {} workers", workers, plan.workers));
  return workers;
}

std::unique_ptr<report::Progress> progress_of(const Job& job, const Plan& plan,
                                              Messages& messages) {
  if (!plan.progress) return nullptr;
  try {
    return std::make_unique<report::Progress>(
        [&source = *job.source](double seconds, std::size_t columns) {
          return report::progress_text(source.position(), seconds, columns);
        },
        messages);
  } catch (const std::system_error&) {  // no thread for it: a run without it is as good
    return nullptr;
  }
}

ExitCode exit_code_of(const Totals& totals) {
  if (totals.read_failed || totals.not_opened > 0) return ExitCode::io;
  return totals.skipped > 0 ? ExitCode::bad_records : ExitCode::ok;
}

/// A run that left out what it was allowed to leave out is complete.
bool is_complete(const Totals& totals, OnError on_error) {
  if (on_error == OnError::stop) return exit_code_of(totals) == ExitCode::ok;
  return !totals.read_failed && !totals.refused;
}

std::string report_text(const report::Report& report, ReportKind kind) {
  if (kind == ReportKind::none) return "";
  return kind == ReportKind::json ? as_json(report) : as_text(report);
}

}  // namespace

ExitCode run(const Job& job, const Plan& plan, io::Output* output, io::Output* report_file,
             Messages& messages) {
  const auto start = std::chrono::steady_clock::now();
  OrderedSink sink(output, plan.on_error, job.observers, messages);
  engine::Stats stats;
  unsigned workers = 1;
  try {
    const io::ReaderWatch watch(output);
    const auto progress = progress_of(job, plan, messages);
    workers = workers_for(plan, messages);  // once all other threads are there
    sink.write(job.header);
    stats = engine::run(*job.source, job.function, sink, {workers, plan.chunk});
    if (job.conclusion) sink.write(job.conclusion(sink.totals()));
  } catch (const ReaderLeft&) {
    return ExitCode::ok;
  }
  if (output != nullptr && output->reader_left()) return ExitCode::ok;

  // All that was computed is written, and whatever was bad is named.
  sink.finish();
  const Totals& totals = sink.totals();
  const ExitCode code = exit_code_of(totals);
  const bool complete = is_complete(totals, plan.on_error);
  const bool kept = output != nullptr && (complete || !output->is_discarded());

  const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - start;
  report::Report report;
  report.version = version;
  report.job = job.name;
  report.kernel = job.kernel;
  report.workers = workers;
  report.chunk = stats.largest_chunk;
  report.chunk_rule = stats.chunk_rule;
  report.chunks = stats.chunks;
  report.max_live_chunks = stats.max_live_chunks;
  report.records = totals.records;
  report.skipped = totals.skipped;
  report.stopped = plan.on_error == OnError::stop || totals.refused;
  report.bytes_in = totals.bytes_in;
  report.bytes_out = kept ? output->bytes() : 0;
  report.output_kept = kept || output == nullptr;
  report.seconds = {wall.count(), process_cpu_seconds(), stats.read, stats.work, stats.write};
  report.peak_rss_bytes = peak_rss_bytes();
  report.checksum = totals.checksum.value();
  if (kept) report.output_xxh3 = output->xxh3();
  const std::string text = report_text(report, plan.report);

  // Whatever can still fail comes before the results take their name.
  if (report_file != nullptr) report_file->write(text);
  if (complete) {
    for (const auto& observer : job.observers) observer->complete(messages);
    if (output != nullptr) output->commit();
  }
  if (report_file != nullptr) report_file->commit();
  // Where a run failed before its first record, numbers would only hide the message.
  const bool says_nothing = code != ExitCode::ok && totals.records == 0;
  if (report_file == nullptr && !(says_nothing && plan.report == ReportKind::text))
    messages.raw(text);
  return code;
}

}  // namespace fxpar::jobs
