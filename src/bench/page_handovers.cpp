// Hand-overs: what one call costs, by whom it is given to.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

#include "base/text.hpp"
#include "bench/html.hpp"
#include "bench/page_parts.hpp"
#include "bench/page_svg.hpp"
#include "bench/reading.hpp"

namespace fxpar::bench {

namespace {

/// One way in the chart: a call alone, and one of many at once. Either may be missing.
struct Dots {
  std::string way;
  std::optional<double> alone, among;
};

std::vector<Dots> dots_of(const std::vector<RoundtripRow>& rows, unsigned most) {
  std::vector<Dots> all;
  for (const RoundtripRow& row : rows) {
    const bool alone = row.concurrency <= 1;
    if (row.work != "none" || !has_time(row.times) || (!alone && row.concurrency != most)) continue;
    auto dots = std::find_if(all.begin(), all.end(), [&](auto& d) { return d.way == row.way; });
    if (dots == all.end()) dots = all.insert(all.end(), Dots{row.way, {}, {}});
    (alone ? dots->alone : dots->among) = a_call(row);
  }
  return all;
}

/// An axis of powers of ten.
struct Decades {
  double low, high;  // exponents

  double x(double seconds) const { return 100 * (std::log10(seconds) - low) / (high - low); }
};

/// Around all dots.
Decades decades_of(const std::vector<Dots>& all) {
  double least = 1e300, most = 0;
  for (const Dots& dots : all)
    for (const auto& seconds : {dots.alone, dots.among}) {
      least = std::min(least, seconds.value_or(least));
      most = std::max(most, seconds.value_or(most));
    }
  const double low = std::floor(std::log10(least)), high = std::ceil(std::log10(most));
  return {low, std::max(high, low + 1)};
}

std::string dots_line(const Dots& dots, const Decades& decades, double y, unsigned most) {
  std::vector<std::string> values;
  if (dots.alone) values.push_back(human_seconds(*dots.alone));
  if (dots.among)
    values.push_back(fmt::format("{} at once: {}", grouped(most), human_seconds(*dots.among)));
  std::string line = svg_text("name", 0, y, "start", printable(dots.way)) +
                     svg_text("value", 100, y, "end", fmt::format("{}", fmt::join(values, "; ")));
  const double at = y + 16;
  line += svg_line("rule", 0, at, 100, at);
  if (dots.alone && dots.among)
    line += svg_line("path", decades.x(*dots.alone), at, decades.x(*dots.among), at);
  if (dots.among) line += svg_mark("ring", decades.x(*dots.among), at);
  if (dots.alone) line += svg_mark("dot", decades.x(*dots.alone), at);
  return dots.way == "call" ? "<g class=\"first\">" + line + "</g>\n" : line;
}

std::string decades_axis(const Decades& decades, double y) {
  const int low = static_cast<int>(decades.low), high = static_cast<int>(decades.high);
  const int step = 1 + (high - low) / 7;
  std::string axis = svg_line("axis", 0, y, 100, y);
  for (int power = low; power <= high; power += step) {
    const double seconds = std::pow(10, power), x = decades.x(seconds);
    axis += svg_line("axis", x, y, x, y + 5);
    axis += svg_text("scale", x, y + 19,
                     power == low    ? "start"
                     : power == high ? "end"
                                     : "middle",
                     tick(seconds));
  }
  return axis +
         svg_text("scale", 100, y + 38, "end", "each mark is ten times the last (log scale)");
}

std::string handover_chart(const std::vector<RoundtripRow>& rows) {
  unsigned most = 1;
  for (const RoundtripRow& row : rows)
    if (row.work == "none") most = std::max(most, row.concurrency);
  const std::vector<Dots> all = dots_of(rows, most);
  if (all.empty()) return "";
  const Decades decades = decades_of(all);
  std::string content, words = "Time of one call that does nothing.";
  double y = 14;
  for (const Dots& dots : all) {
    content += dots_line(dots, decades, y, most);
    if (dots.alone)
      words += fmt::format(" {}: {}.", printable(dots.way), human_seconds(*dots.alone));
    y += 46;
  }
  std::string figure = svg(y + 44, words, content + decades_axis(decades, y));
  if (most > 1)
    figure += element("figcaption", "",
                      fmt::format("Full dot: one call alone. Ring: {} calls at once, the time of "
                                  "each.",
                                  grouped(most)));
  return block("figure", "", figure);
}

void add_new(std::vector<std::string>& names, const std::string& name) {
  if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
}

bool is_echo(const std::string& work) { return work.starts_with("echo"); }

/// What a column of the table stands for: echoes were measured over payloads, and all other work
/// over numbers of calls at once.
std::uint64_t column_of(const RoundtripRow& row) {
  return is_echo(row.work) ? row.payload_bytes : row.concurrency;
}

std::string column_name(const std::string& work, std::uint64_t column) {
  if (is_echo(work)) return human_bytes(column);
  return column == 1 ? "1 call" : grouped(column) + " at once";
}

std::string handover_table(const std::vector<RoundtripRow>& rows, const std::string& work) {
  std::vector<std::string> ways, heads;
  std::set<std::uint64_t> columns;
  std::map<std::pair<std::string, std::uint64_t>, double> seconds;
  for (const RoundtripRow& row : rows) {
    if (row.work != work || !has_time(row.times)) continue;
    add_new(ways, row.way);
    columns.insert(column_of(row));
    seconds.try_emplace({row.way, column_of(row)}, a_call(row));
  }
  for (const std::uint64_t column : columns) heads.push_back(column_name(work, column));
  std::string body;
  for (const std::string& way : ways) {
    std::string cells = name_cell(way);
    for (const std::uint64_t column : columns) {
      const auto at = seconds.find({way, column});
      cells += number_cell(at == seconds.end() ? dash : human_seconds(at->second));
    }
    body += block("tr", "", cells);
  }
  return table("Time of one call, " + (work == "none" ? "no work" : "work: " + work), "",
               table_head({"way"}, heads), body);
}

}  // namespace

std::string handovers_part(const Results& results) {
  if (results.roundtrip.empty()) return "";
  std::vector<std::string> works;
  for (const RoundtripRow& row : results.roundtrip) add_new(works, row.work);
  std::string tables;
  for (const std::string& work : works) tables += handover_table(results.roundtrip, work);
  return block("h2", "id=\"roundtrip\"", "What one hand-over costs") +
         block("p", "",
               "A call is made in place (<b>call</b>), or given to somebody else and its answer "
               "waited for: to a new thread (<b>thread-per-call</b>), to a thread that stays "
               "(<b>worker</b>), to several such threads (<b>pool</b>), or to the scheduler that "
               "fxpar runs on (<b>tbb</b>).") +
         handover_chart(results.roundtrip) + reading_list(reading_roundtrip(results.roundtrip)) +
         tables;
}

}  // namespace fxpar::bench
