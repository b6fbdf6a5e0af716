// The jobs: what each is, a bar for each way at each size, and what the bars say.
#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "bench/html.hpp"
#include "bench/page_parts.hpp"
#include "bench/reading.hpp"

namespace fxpar::bench {

namespace {

/// For somebody who never heard of it; empty for a job that has no such text.
std::string_view about_job(std::string_view job) {
  if (job == "fingerprint")
    return "Each record is a line of a log. Its fingerprint is computed, by which lines of the "
           "same kind are found again. The work on one line is short.";
  if (job == "sharpen")
    return "Each record is a tile of an image, 32 by 32 pixels. Its edges are measured, as a "
           "sharpening filter does.";
  if (job == "rehash")
    return "Each record is a stored credential. Its key is derived again, which takes "
           "long on purpose.";
  if (job == "primes")
    return "How many prime numbers are there below n? The numbers are cut into equal ranges. A "
           "large number takes longer to test than a small one, so the last range takes longest.";
  return {};
}

double longest(const Case& one) {
  double seconds = 0;
  for (const Row& row : one.ways)
    if (has_time(row.times)) seconds = std::max(seconds, row.times.max());
  return seconds;
}

std::string chunk_note(const Row& row) {
  if (row.way == "parallel") return "one record a trip";
  return row.way == "chunked" ? counted(row.chunk, "record") + " a trip" : "";
}

std::string bar(const Row& row, const Row* loop, double scale) {
  const auto at = [scale](double seconds) { return 100 * seconds / scale; };
  std::string marks =
      fmt::format("<i class=\"fill\" style=\"width:{:.3f}%\"></i>", at(row.times.median()));
  if (loop != nullptr && loop != &row)
    marks +=
        fmt::format("<i class=\"limit\" style=\"left:{:.3f}%\"></i>", at(loop->times.median()));
  if (row.times.all().size() > 1)
    marks += fmt::format("<i class=\"range\" style=\"left:{:.3f}%;width:{:.3f}%\"></i>",
                         at(row.times.min()), at(row.times.max()) - at(row.times.min()));
  return element("span",
                 fmt::format("class=\"bar\" title=\"{} to {}\"", human_seconds(row.times.min()),
                             human_seconds(row.times.max())),
                 marks);
}

std::string bar_line(const Row& row, const Row* loop, double scale) {
  const std::string note = chunk_note(row);
  const std::string line =
      element("span", "class=\"name\"",
              shown(row.way) + (note.empty() ? "" : " " + element("small", "", note))) +
      bar(row, loop, scale) + " " +
      element("span", "class=\"time\"", human_seconds(row.times.median())) + " " +
      element("span", loop == &row ? "class=\"gain soft\"" : "class=\"gain\"", gain(loop, row));
  return block("li", loop == &row ? "class=\"baseline\"" : "", line);
}

std::string bars(const Case& one) {
  const Row* const loop = measured(one, "loop");
  const double scale = longest(one);
  std::string lines;
  for (const Row& row : one.ways)
    if (has_time(row.times)) lines += bar_line(row, loop, scale);
  return lines.empty() ? block("p", "class=\"soft\"", "Nothing was measured.")
                       : block("ul", "class=\"bars\"", "\n" + lines);
}

std::string case_section(const Case& one, unsigned cores) {
  const std::string title = fmt::format("n = {} <small>{}, kernel {}</small>", grouped(one.n),
                                        counted(one.workers, "worker"), shown(one.kernel));
  return block("h3", "", title) + block("figure", "", bars(one)) +
         reading_list(reading(one, cores)) +
         (one.checksum.empty()
              ? ""
              : block("p", "class=\"soft sum\"",
                      "All ways gave the same results: checksum " + shown(one.checksum) + "."));
}

}  // namespace

std::string gain(const Row* loop, const Row& row) {
  if (loop == &row) return "baseline";
  return loop == nullptr ? "" : compared(loop->times, row.times);
}

std::vector<std::string> job_names(const Results& results) {
  std::vector<std::string> names;
  for (const Case& one : results.cases)
    if (names.empty() || names.back() != one.job) names.push_back(one.job);
  return names;
}

std::string jobs_part(const Results& results) {
  std::string html;
  std::size_t number = 0;
  for (const std::string& name : job_names(results)) {
    html += block("h2", fmt::format("id=\"job-{}\"", ++number), shown(name));
    const std::string_view text = about_job(name);
    if (!text.empty()) html += block("p", "", escaped(text));
    for (const Case& one : results.cases)
      if (one.job == name) html += case_section(one, results.machine.cores);
  }
  return html;
}

}  // namespace fxpar::bench
