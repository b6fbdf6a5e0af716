// All numbers, and how far they can be trusted.
#include <fmt/format.h>

#include <optional>

#include "base/text.hpp"
#include "bench/html.hpp"
#include "bench/page_parts.hpp"
#include "bench/published.hpp"
#include "bench/reading.hpp"

namespace fxpar::bench {

namespace {

std::string bytes_or_dash(const std::optional<std::uint64_t>& bytes) {
  return bytes ? human_bytes(*bytes) : dash;
}

std::string number_or_dash(std::uint64_t number) { return number == 0 ? dash : grouped(number); }

std::string seconds_or_dash(double seconds) { return seconds > 0 ? human_seconds(seconds) : dash; }

/// The dash of the text tables is a hyphen.
std::string study_or_dash(const Case& one, const Row& row) {
  const std::string study = in_the_study(one, row);
  return study == "-" ? dash : study;
}

std::string percent(double part) {
  return part < 0.0995 ? fmt::format("{:.1f} %", part * 100) : fmt::format("{:.0f} %", part * 100);
}

std::string cells_of(const Samples& times) {
  return number_cell(human_seconds(times.median())) + number_cell(human_seconds(times.min())) +
         number_cell(human_seconds(times.max())) + number_cell(percent(times.margin()));
}

std::string row_of(const Case& one, const Row& row, bool published) {
  const Row* const loop = measured(one, "loop");
  return block("tr", "",
               name_cell(row.way) + text_cell(one.job) + number_cell(grouped(one.n)) +
                   number_cell(grouped(one.workers)) + cells_of(row.times) +
                   number_cell(loop == nullptr ? dash : gain(loop, row)) +
                   (published ? number_cell(study_or_dash(one, row)) : "") +
                   number_cell(number_or_dash(row.chunk)) +
                   number_cell(number_or_dash(row.chunks)) +
                   number_cell(bytes_or_dash(row.peak_rss_bytes)));
}

std::string case_table(std::string_view caption, const std::vector<Case>& cases, bool published) {
  std::vector<std::string> numbers = {"n",       "workers", "median",      "fastest",
                                      "slowest", "margin",  "against loop"};
  if (published) numbers.push_back("in the study");
  numbers.insert(numbers.end(), {"chunk", "trips", "peak memory"});
  std::string rows;
  for (const Case& one : cases)
    for (const Row& row : one.ways)
      if (has_time(row.times)) rows += row_of(one, row, published);
  return table(caption, "class=\"wide\"", table_head({"way", "job"}, numbers), rows);
}

std::string work_cell(const RoundtripRow& row) {
  return row.work == "none" ? element("td", "class=\"text\"", dash) : text_cell(row.work);
}

/// An echo of nothing has a payload too; work that echoes nothing has none.
std::string payload_or_dash(const RoundtripRow& row) {
  const bool has_one = row.payload_bytes > 0 || row.work.starts_with("echo");
  return has_one ? human_bytes(row.payload_bytes) : dash;
}

std::string row_of(const RoundtripRow& row) {
  return block("tr", "",
               name_cell(row.way) + work_cell(row) + number_cell(payload_or_dash(row)) +
                   number_cell(grouped(row.concurrency)) + number_cell(grouped(row.workers)) +
                   number_cell(human_seconds(a_call(row))) + cells_of(row.times) +
                   number_cell(human_seconds(row.load_s)) +
                   number_cell(seconds_or_dash(row.execution_s)) +
                   number_cell(human_seconds(row.total_s)) + number_cell(grouped(row.left_caller)) +
                   number_cell(bytes_or_dash(row.peak_rss_bytes)));
}

/// Folded away, for there are hundreds.
std::string handover_table(const std::vector<RoundtripRow>& all) {
  if (all.empty()) return "";
  std::string rows;
  for (const RoundtripRow& row : all)
    if (has_time(row.times)) rows += row_of(row);
  const std::string head =
      table_head({"way", "work"}, {"payload", "at once", "workers", "a call", "all at once: median",
                                   "fastest", "slowest", "margin", "start", "work itself", "total",
                                   "answered elsewhere", "peak memory"});
  return block("details", "class=\"every\"",
               "<summary><b>Hand-overs</b>, every measurement</summary>" +
                   table("Hand-overs", "class=\"wide\"", head, rows));
}

/// The high-water mark is that of this process, and the forked ones have their own.
std::string note_on_processes(const Results& results) {
  for (const auto* cases : {&results.cases, &results.sweep})
    for (const Case& one : *cases)
      if (const Row* row = measured(one, "processes"); row != nullptr && row->peak_rss_bytes)
        return " The peak memory of <b>processes</b> is that of the parent alone.";
  return "";
}

}  // namespace

std::string numbers_part(const Results& results, bool published) {
  return "<h2 id=\"numbers\">All numbers</h2>\n"
         "<p>The ways take turns: each runs once, then each again, so that a machine that slows "
         "down does so for all. The <b>margin</b> says how far a median can be trusted: half the "
         "distance between the quartiles of its runs, as a part of the median, and never less than "
         "0.5 %. A single run says nothing of that and counts as 10 %. Two times are the "
         "<b>same</b> if they differ by no more than their margins together, or by no more than "
         "1 %." +
         note_on_processes(results) + "</p>\n" + case_table("Jobs", results.cases, published) +
         case_table("More workers", results.sweep, published) + handover_table(results.roundtrip);
}

}  // namespace fxpar::bench
