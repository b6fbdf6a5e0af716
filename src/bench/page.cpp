// The page as a whole, and its top: the verdict, the machine, the way round the page, and how to
// read the rest.
#include "bench/page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/text.hpp"
#include "bench/html.hpp"
#include "bench/page_parts.hpp"
#include "bench/reading.hpp"
#include "bench/tables.hpp"

namespace fxpar::bench {

namespace {

/// The best that workers make of a job at its largest size.
struct Best {
  const Case* one;
  const Row* loop;
  const Row* row;
  bool of_several;  // numbers of workers

  Ratio speed() const { return loop->times / row->times; }
};

/// The cases of a job at its largest size, one for each number of workers.
std::vector<const Case*> largest_cases(const Results& results, const std::string& job) {
  std::vector<const Case*> largest;
  for (const Case& one : results.cases) {
    if (one.job != job || !measured(one, "loop")) continue;
    if (!largest.empty() && one.n < largest[0]->n) continue;
    if (!largest.empty() && one.n > largest[0]->n) largest.clear();
    largest.push_back(&one);
  }
  return largest;
}

bool is_parallel(const Case& one, const Row& row) {
  return one.workers > 1 && row.way != "loop" && row.way != "chain" && row.way != "ranges-1";
}

/// Each way is held against the loop of its own case: only those two took turns, while the machine
/// may have slowed down between two cases.
std::optional<Best> best_of(const Results& results, const std::string& job) {
  const std::vector<const Case*> cases = largest_cases(results, job);
  std::optional<Best> best;
  const auto within = [&](const Case* one) { return one->workers <= results.machine.cores; };
  const bool any_within = std::any_of(
      cases.begin(), cases.end(), [&](const Case* one) { return one->workers > 1 && within(one); });
  for (const Case* one : cases)
    for (const Row& row : one->ways) {
      if (any_within && !within(one)) continue;  // more than cores is luck
      if (!is_parallel(*one, row) || !has_time(row.times)) continue;
      const Best next{one, measured(*one, "loop"), &row, cases.size() > 1};
      if (!best || next.speed().value > best->speed().value) best = next;
    }
  return best;
}

std::vector<Best> bests_of(const Results& results) {
  std::vector<Best> all;
  for (const std::string& name : job_names(results))
    if (const auto best = best_of(results, name)) all.push_back(*best);
  return all;
}

std::string span_of(std::vector<double> factors) {
  const auto [least, greatest] = std::minmax_element(factors.begin(), factors.end());
  const std::string low = factor(*least), high = factor(*greatest);
  return low == high ? low + "x" : low + "x to " + high + "x";
}

std::string verdict(const Results& results) {
  if (results.cases.empty() && results.sweep.empty() && results.roundtrip.empty())
    return "Nothing was measured.";
  const std::vector<Best> all = bests_of(results);
  if (all.empty())
    return "No job was run both in a plain loop and in parallel, so there are times here and no "
           "verdict.";
  std::vector<double> gains;
  for (const Best& best : all) {
    const Ratio speed = best.speed();
    if (!speed.same() && speed.value > 1) gains.push_back(speed.value);
  }
  if (gains.empty())
    return "No: on this machine, no parallel way is faster than a plain loop beyond the noise.";
  const std::string speed = span_of(gains) + " as fast as a plain loop";
  if (gains.size() == all.size())
    return "Yes: on this machine, the best parallel way is " + speed + ".";
  return fmt::format(
      "For {} of {} jobs it is: the best parallel way is {}. For the rest the loop is as good or "
      "better.",
      gains.size(), all.size(), speed);
}

/// What a reader must know before believing the verdict.
std::string caution(const Results& results) {
  std::string text = noise_warning(results);
  if (results.iterations * results.rounds == 1)
    text = "one run of each way: a first impression, no measurement";
  return text.empty() ? "" : block("p", "", "Caution: " + escaped(text) + ".") + "\n";
}

std::string gain_cell(const Best& best, std::string_view way) {
  const Row* const row = measured(*best.one, way);
  return number_cell(row == nullptr ? dash : compared(best.loop->times, row->times));
}

std::string best_way(const Best& best) {
  return compared(best.loop->times, best.row->times) + ", " + shown(best.row->way) +
         (best.of_several ? ", " + counted(best.one->workers, "worker") : "");
}

std::string summary(const Results& results) {
  std::string rows;
  for (const Best& best : bests_of(results))
    rows += block("tr", "",
                  name_cell(best.one->job) + gain_cell(best, "parallel") +
                      gain_cell(best, "chunked") + number_cell(best_way(best)) +
                      number_cell(human_seconds(best.loop->times.median())) +
                      number_cell(grouped(best.one->n)));
  return table(
      "Each job at its largest size", "class=\"wide\"",
      table_head({"job"}, {"one at a time", "in chunks", "best way", "plain loop", "records"}),
      rows);
}

std::string fact(std::string_view name, std::string_view value) {
  return value.empty() ? "" : element("dt", "", name) + element("dd", "", shown(value)) + "\n";
}

std::string runs_in_words(const Results& results) {
  if (results.iterations == 0) return "";
  if (results.rounds <= 1) return fmt::format("{} of each way", results.iterations);
  return fmt::format("{} of each way: {} in each of {}", results.iterations * results.rounds,
                     results.iterations, counted(results.rounds, "round"));
}

std::string machine(const Results& results) {
  const Machine& m = results.machine;
  return block(
      "dl", "class=\"facts\"",
      "\n" + fact("Processor", m.cpu) +
          fact("Cores to use", fmt::format("{}, so {}", m.cores, counted(m.workers, "worker"))) +
          fact("Vector instructions", m.isa) + fact("System", m.os) +
          fact("Timed runs", runs_in_words(results)) + fact("fxpar", results.version));
}

std::string navigation(const Results& results) {
  std::string links;
  std::size_t number = 0;
  for (const std::string& name : job_names(results))
    links += element("a", fmt::format("href=\"#job-{}\"", ++number), shown(name)) + " ";
  if (!results.sweep.empty()) links += "<a href=\"#sweep\">More workers</a> ";
  if (!results.roundtrip.empty()) links += "<a href=\"#roundtrip\">Hand-overs</a> ";
  return block("nav", "aria-label=\"On this page\"",
               links +
                   "<a href=\"#ways\">The ways and their code</a> <a href=\"#numbers\">All "
                   "numbers</a>");
}

std::string how_to_read() {
  return "<h2 id=\"reading\">How to read the bars</h2>\n"
         "<p class=\"key\"><span><i class=\"base\"></i>the plain loop, the baseline</span> "
         "<span><i></i>all other ways</span></p>\n"
         "<p>A <b>record</b> is one piece of work: a line, a tile, a credential. To have another "
         "worker do it, it has to be handed over and its result brought back in order: that is a "
         "<b>trip</b>. A trip costs the same for one record as for many, so records can share one: "
         "those that do are a <b>chunk</b>.</p>\n"
         "<p>A bar is as long as the run took: shorter is faster. Its length is the median, the "
         "run in the middle; the thin line on its end goes from the fastest run to the slowest. "
         "The dashed line is where the loop ends. &ldquo;Same&rdquo; means that the two are closer "
         "than the noise of the measurement.</p>\n";
}

}  // namespace

std::string page(const Results& results, bool published) {
  std::string html =
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta name=\"color-scheme\" content=\"light dark\">\n"
      "<title>Is parallel worth it? fxpar bench</title>\n";
  html += element("style", "", page_style) + "\n</head>\n<body>\n";
  html += block("header", "",
                "\n<h1>Is parallel worth it?</h1>\n" +
                    block("p", "class=\"verdict\"", escaped(verdict(results))) + caution(results) +
                    machine(results) + navigation(results));
  html += block("main", "",
                "\n" + summary(results) + how_to_read() + jobs_part(results) + sweep_part(results) +
                    handovers_part(results) + ways_part() + numbers_part(results, published));
  html += block("footer", "", "Made by fxpar " + shown(results.version) + ", command bench.");
  return html + "</body>\n</html>\n";
}

}  // namespace fxpar::bench
