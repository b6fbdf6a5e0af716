#include "report/report.hpp"

#include <fmt/format.h>

#include "base/text.hpp"

namespace fxpar::report {

namespace {

/// A quotient that is 0 where nothing was measured: the report has no inf and no nan.
double over(double a, double b) { return b > 0 ? a / b : 0; }

/// Counts that a person reads at a glance; from ten thousand million on, three digits and a power,
/// which keeps every line of the report within 80 columns.
std::string count(std::uint64_t n) {
  return n < 10'000'000'000 ? grouped(n) : fmt::format("{:.3g}", static_cast<double>(n));
}

std::string counted(std::uint64_t n, const char* thing) {
  return fmt::format("{} {}{}", count(n), thing, n == 1 ? "" : "s");
}

}  // namespace

double Report::records_per_second() const {
  return over(static_cast<double>(records), seconds.wall);
}
double Report::ns_per_record() const {
  return over(seconds.work * 1e9, static_cast<double>(records));
}
double Report::busy_workers() const { return over(seconds.work, seconds.wall); }

std::string as_text(const Report& r) {
  std::string text;
  const auto line = [&text](const std::string& words) { text += "fxpar: " + words + "\n"; };
  line(fmt::format("{}: {} in {}, {} records/s", r.job, counted(r.records, "record"),
                   human_seconds(r.seconds.wall),
                   count(static_cast<std::uint64_t>(r.records_per_second() + 0.5))));
  line(fmt::format("{} in, {}, {} of work a record, peak {}", human_bytes(r.bytes_in),
                   r.output_kept ? human_bytes(r.bytes_out) + " out" : "output not kept",
                   human_seconds(r.ns_per_record() * 1e-9), human_bytes(r.peak_rss_bytes)));
  line(fmt::format("{:.2f} of {} busy{}", r.busy_workers(), counted(r.workers, "worker"),
                   r.skipped == 0 ? ""
                   : r.stopped    ? ", stopped at a bad record"
                                  : ", " + counted(r.skipped, "bad record") + " left out"));
  if (r.chunks > 0)
    line(fmt::format("{} of up to {} ({})", counted(r.chunks, "chunk"), counted(r.chunk, "record"),
                     r.chunk_rule));
  line(fmt::format("checksum {}{}", r.checksum,
                   r.output_xxh3 ? ", output xxh3 " + *r.output_xxh3 : std::string()));
  return text;
}

std::string as_json(const Report& r) {
  // Every string here is one of our own words, so none needs escaping.
  return fmt::format(
      R"({{"version":"{}","job":"{}","kernel":"{}","workers":{},"chunk":{},"chunk_rule":"{}",)"
      R"("chunks":{},"max_live_chunks":{},"records":{},"skipped":{},"bytes_in":{},"bytes_out":{},)"
      R"("seconds":{{"wall":{:.6f},"cpu":{:.6f},"read":{:.6f},"work":{:.6f},"write":{:.6f}}},)"
      R"("records_per_second":{:.1f},"ns_per_record":{:.1f},"busy_workers":{:.3f},)"
      R"("peak_rss_bytes":{},"checksum":"{}","output_xxh3":{}}})"
      "\n",
      r.version, r.job, r.kernel, r.workers, r.chunk, r.chunk_rule, r.chunks, r.max_live_chunks,
      r.records, r.skipped, r.bytes_in, r.bytes_out, r.seconds.wall, r.seconds.cpu, r.seconds.read,
      r.seconds.work, r.seconds.write, r.records_per_second(), r.ns_per_record(), r.busy_workers(),
      r.peak_rss_bytes, r.checksum, r.output_xxh3 ? "\"" + *r.output_xxh3 + "\"" : "null");
}

}  // namespace fxpar::report
