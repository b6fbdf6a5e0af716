#include "bench/page.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <regex>

#include "base/text.hpp"
#include "bench/reading.hpp"

namespace fxpar::bench {
namespace {

Samples samples(double seconds) {
  return Samples({seconds * 0.98, seconds, seconds, seconds, seconds * 1.04});
}

Row row(const std::string& way, double seconds, std::uint64_t chunk = 0) {
  return {way, chunk, chunk, samples(seconds), 51'200'000};
}

RoundtripRow call(const std::string& way, const std::string& work, double seconds,
                  unsigned concurrency) {
  RoundtripRow one;
  one.way = way;
  one.work = work;
  one.concurrency = concurrency;
  one.times = samples(seconds);
  return one;
}

Results published() {
  Results results;
  results.version = "1.2.3";
  results.machine = {"a machine", 10, 10, "avx2", "an OS"};
  results.iterations = 5;
  results.rounds = 1;
  results.cases = {
      {"rehash",
       "reference",
       20'000,
       10,
       "141651551046228",
       {row("loop", 4.98), row("sliced", 0.748), row("chain", 4.95, 1), row("parallel", 0.794, 1),
        row("chunked", 0.758, 125)}},
      {"fingerprint", "reference", 10'000, 10, "8824517526355157", {row("loop", 0.0363)}},
      {"fingerprint",
       "reference",
       1'500'000,
       10,
       "755522290282409",
       {row("loop", 5.44), row("sliced", 3.81), row("parallel", 13.681, 1),
        row("chunked", 1.158, 37'500)}},
      {"primes", "reference", 2'000'000, 10, "148933", {row("loop", 1.5), row("ranges-8", 0.31)}}};
  const auto workers = [](unsigned count, double single, double chunked) {
    return Case{"fingerprint", "reference",
                100'000,       count,
                "1",           {row("parallel", single, 1), row("chunked", chunked, 2500)}};
  };
  results.sweep = {workers(1, 0.769, 0.381), workers(2, 0.832, 0.191), workers(5, 0.899, 0.087),
                   workers(10, 0.874, 0.071)};
  results.roundtrip = {call("call", "none", 2.13e-9, 1), call("worker", "none", 7.57e-6, 1),
                       call("call", "none", 136e-9, 64), call("worker", "none", 40.1e-6, 64),
                       call("worker", "json", 12.3e-6, 1)};
  return results;
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

/// What is wrong with its tags; empty if each is closed by its own, in the right order.
std::string unbalanced(const std::string& html) {
  static const std::regex tag(R"(<(/?)([a-zA-Z][a-zA-Z0-9]*)((?:[^<>"]|"[^"]*")*)>)");
  constexpr std::array<std::string_view, 3> empty = {"meta", "br", "hr"};
  std::vector<std::string> open;
  for (std::sregex_iterator at(html.begin(), html.end(), tag), end; at != end; ++at) {
    const std::string name = (*at)[2], attributes = (*at)[3];
    if (std::find(empty.begin(), empty.end(), name) != empty.end() || attributes.ends_with("/"))
      continue;
    if ((*at)[1].length() == 0) {
      open.push_back(name);
      continue;
    }
    if (open.empty() || open.back() != name) return "</" + name + ">";
    open.pop_back();
  }
  return open.empty() ? "" : "<" + open.back() + ">";
}

/// Numbers that the first group of `pattern` finds.
std::vector<double> numbers(const std::string& html, const std::string& pattern) {
  const std::regex expression(pattern);
  std::vector<double> found;
  for (std::sregex_iterator at(html.begin(), html.end(), expression), end; at != end; ++at)
    found.push_back(std::strtod((*at)[1].str().c_str(), nullptr));
  return found;
}

std::string between(const std::string& html, const std::string& from, const std::string& to) {
  const std::size_t start = html.find(from);
  EXPECT_NE(start, html.npos) << from;
  return start == html.npos ? "" : html.substr(start, html.find(to, start) - start);
}

TEST(UnbalancedOfThisTest, FindsWhatIsWrong) {
  EXPECT_EQ(unbalanced(R"(<p title="a>b"><i>x</i><line x="1"/></p>)"), "");
  EXPECT_EQ(unbalanced("<p><i></p></i>"), "</p>");
  EXPECT_EQ(unbalanced("<p>"), "<p>");
}

TEST(Page, HasTheTimeOfEveryRow) {
  const Results results = published();
  const std::string html = page(results);
  const std::string table = html.substr(html.find("id=\"numbers\""));
  for (const auto* cases : {&results.cases, &results.sweep})
    for (const Case& one : *cases)
      for (const Row& way : one.ways)
        for (const double seconds : {way.times.median(), way.times.min(), way.times.max()})
          EXPECT_TRUE(contains(table, "<td>" + human_seconds(seconds) + "</td>")) << way.way;
  for (const RoundtripRow& way : results.roundtrip)
    EXPECT_TRUE(contains(table, human_seconds(way.times.median()))) << way.way;
}

TEST(Page, DrawsBarsToScale) {
  const Results results = published();
  const std::string html = page(results);
  std::size_t bar = 0;
  const std::vector<double> widths = numbers(html, "class=\"fill\" style=\"width:([0-9.]+)%\"");
  for (const Case& one : results.cases) {
    double longest = 0;
    for (const Row& way : one.ways) longest = std::max(longest, way.times.max());
    for (const Row& way : one.ways) {
      ASSERT_LT(bar, widths.size());
      EXPECT_NEAR(widths[bar++], 100 * way.times.median() / longest, 0.001) << way.way;
    }
  }
  EXPECT_EQ(bar, widths.size());
}

TEST(Page, DrawsWhiskersFromTheFastestToTheSlowestRun) {
  const std::string html = page(published());
  const auto lefts = numbers(html, "class=\"range\" style=\"left:([0-9.]+)%");
  const auto widths = numbers(html, "class=\"range\" style=\"left:[0-9.]+%;width:([0-9.]+)%");
  ASSERT_FALSE(lefts.empty());
  ASSERT_EQ(lefts.size(), widths.size());
  EXPECT_NEAR(lefts[0], 100 * 0.98 / 1.04, 0.001);  // the loop of rehash is its longest bar
  EXPECT_NEAR(lefts[0] + widths[0], 100, 0.002);
}

TEST(Page, KeepsEverySizeOfAJobInItsSection) {
  const std::string html = page(published());
  const std::string section = between(html, "id=\"job-2\"", "<h2");
  EXPECT_TRUE(contains(section, "fingerprint"));
  EXPECT_TRUE(contains(section, "n = 10,000"));
  EXPECT_TRUE(contains(section, "n = 1,500,000"));
  EXPECT_TRUE(contains(section, "755522290282409"));
  EXPECT_TRUE(contains(section, "2.51x slower"));
  EXPECT_FALSE(contains(section, "141651551046228"));
}

TEST(Page, SaysWhatTheReadingSays) {
  Results results = published();
  const std::string html = page(results);
  for (const Case& one : results.cases)
    for (std::string sentence : reading(one, results.machine.cores)) {
      for (std::size_t at; (at = sentence.find(" %")) != sentence.npos;)
        sentence.replace(at, 1, "&nbsp;");
      EXPECT_TRUE(contains(html, sentence)) << sentence;
    }
}

TEST(Page, GivesItsVerdictByTheLargestSizes) {
  Results results = published();
  const auto verdict = [&] { return between(page(results), "<p class=\"verdict\">", "</p>"); };
  EXPECT_TRUE(contains(verdict(), "Yes: on this machine, the best parallel way is 4.70x to 6.66x"))
      << verdict();
  results.cases[0].ways = {row("loop", 1), row("chunked", 1.1, 10)};
  EXPECT_TRUE(contains(verdict(), "For 2 of 3 jobs it is")) << verdict();
  results.cases = {{"rehash", "reference", 1, 2, "1", {row("loop", 1), row("chunked", 1.1, 10)}}};
  EXPECT_TRUE(contains(verdict(), "No: ")) << verdict();
  results.cases[0].ways.pop_back();
  EXPECT_TRUE(contains(verdict(), "no verdict")) << verdict();
}

std::string summary_of(const Results& results) {
  return between(page(results), "<caption>Each job at its largest size</caption>", "</table>");
}

std::string verdict_of(const Results& results) {
  return between(page(results), "<p class=\"verdict\">", "</p>");
}

TEST(Page, GivesItsVerdictByAllNumbersOfWorkers) {
  // The most workers are not the best, in whatever order they were asked for.
  const auto job = [](unsigned workers, double single, double chunked) {
    return Case{
        "rehash", "reference",
        1000,     workers,
        "1",      {row("loop", 1), row("parallel", single, 1), row("chunked", chunked, 10)}};
  };
  Results results;
  results.cases = {job(1, 0.05, 0.05), job(4, 0.5, 0.25), job(64, 2, 2)};
  EXPECT_TRUE(contains(verdict_of(results), "Yes: on this machine, the best parallel way is 4.00x"))
      << verdict_of(results);
  const std::string summary = summary_of(results);
  EXPECT_TRUE(contains(summary, "<td>2.00x faster</td><td>4.00x faster</td>")) << summary;
  EXPECT_TRUE(contains(summary, "4.00x faster, chunked, 4 workers")) << summary;
  std::swap(results.cases[1], results.cases[2]);
  EXPECT_EQ(summary_of(results), summary);
}

TEST(Page, HoldsEachWayAgainstTheLoopThatTookTurnsWithIt) {
  Results results;
  results.cases = {{"rehash", "reference", 1000, 2, "1", {row("loop", 4), row("chunked", 2, 10)}},
                   {"rehash", "reference", 1000, 4, "1", {row("loop", 1), row("chunked", 1, 10)}}};
  EXPECT_TRUE(contains(summary_of(results), "2.00x faster, chunked, 2 workers"))
      << summary_of(results);
}

TEST(Page, NamesNoWorkersWhereAllWaysHadTheSame) {
  EXPECT_FALSE(contains(summary_of(published()), "workers"));
}

TEST(Page, CallsNothingParallelThatOneWorkerDoes) {
  Results results;
  results.cases = {{"rehash", "reference", 1000, 1, "1", {row("loop", 1), row("chunked", 0.5, 10)}},
                   {"primes", "reference", 1000, 2, "1", {row("loop", 1), row("ranges-1", 0.5)}}};
  EXPECT_TRUE(contains(verdict_of(results), "no verdict")) << verdict_of(results);
  results.cases[1].ways.push_back(row("ranges-2", 0.8));
  EXPECT_TRUE(contains(verdict_of(results), "best parallel way is 1.25x")) << verdict_of(results);
}

std::string numbers_of(const Results& results) {
  const std::string html = page(results, true);
  return html.substr(html.find("id=\"numbers\""));
}

TEST(Page, WarnsOfNoiseAndOfSingleRuns) {
  Results results = published();
  results.iterations = 1;
  results.rounds = 1;
  EXPECT_NE(page(results, false).find("Caution: one run of each way"), std::string::npos);
  results.iterations = 3;
  EXPECT_EQ(page(results, false).find("one run of each way"), std::string::npos);
  results.cases[0].ways[0].times = Samples({1, 2, 3});
  EXPECT_NE(page(results, false).find("Caution: noisy numbers"), std::string::npos);
}

TEST(Page, HasOneDashForWhatDoesNotApply) {
  Results results = published();
  results.cases[0].ways[0].peak_rss_bytes = {};
  const std::string table = numbers_of(results);
  EXPECT_TRUE(contains(table, "&ndash;"));
  for (const char* other : {">-<", ">none<", "><", ">0 B<"})
    EXPECT_FALSE(contains(between(table, "<tbody>", "</tbody>"), std::string("<td") + other))
        << other;
  const std::string calls = table.substr(table.find("<caption>Hand-overs"));
  for (const char* other : {"<td>-<", ">none<", "<td><", "<td>0 B<"})
    EXPECT_FALSE(contains(calls, other)) << other;
  EXPECT_TRUE(contains(calls, "<td class=\"text\">json</td>"));
}

TEST(Page, SaysWhosePeakMemoryThatOfProcessesIs) {
  Results results = published();
  const std::string words = "peak memory of <b>processes</b> is that of the parent alone";
  EXPECT_FALSE(contains(page(results), words));
  results.cases[0].ways.push_back(row("processes", 0.7));
  EXPECT_TRUE(contains(page(results), words));
  results.cases[0].ways.back().peak_rss_bytes = {};
  EXPECT_FALSE(contains(page(results), words));
}

TEST(Page, PutsTheSweepWhereItsTimesSay) {
  const std::string section = between(page(published()), "id=\"sweep\"", "</figure>");
  const auto heights = numbers(section, "class=\"dot\" cx=\"[0-9.]+%\" cy=\"([0-9.]+)\"");
  const auto places = numbers(section, "class=\"dot\" cx=\"([0-9.]+)%\"");
  ASSERT_EQ(heights.size(), 4u);
  ASSERT_EQ(places.size(), 4u);
  EXPECT_NEAR((heights[1] - heights[0]) / (heights[3] - heights[0]),
              (0.381 - 0.191) / (0.381 - 0.071), 0.01);
  EXPECT_NEAR(places[1] - places[0], places[3] - places[2], 0.02);  // 1 to 2 as 5 to 10
  for (const char* time : {"769 ms", "71.0 ms"}) EXPECT_TRUE(contains(section, time));
}

TEST(Page, PutsHandOversOnALogScale) {
  const std::string section = between(page(published()), "id=\"roundtrip\"", "</figure>");
  const auto dots = numbers(section, "class=\"dot\" cx=\"([0-9.]+)%\"");
  ASSERT_EQ(dots.size(), 2u);
  EXPECT_NEAR(dots[0], 100 * std::log10(2.13) / 4, 0.01);  // axis from 1 ns to 10 us
  EXPECT_NEAR(dots[1], 100 * std::log10(7.57e3) / 4, 0.01);
  EXPECT_TRUE(contains(section, "log scale"));
}

TEST(Page, NamesTheWorkOfHandOvers) {
  const std::string html = page(published());
  EXPECT_TRUE(contains(html, "<caption>Time of one call, no work</caption>"));
  EXPECT_TRUE(contains(html, "<caption>Time of one call, work: json</caption>"));
}

TEST(Page, EscapesWhatComesFromOutside) {
  Results results = published();
  const std::string evil = "<script>&\"'\x01\xff";
  results.version = results.machine.cpu = results.machine.os = results.machine.isa = evil;
  for (auto* cases : {&results.cases, &results.sweep})
    for (Case& one : *cases) {
      one.job = one.kernel = one.checksum = evil;
      one.ways.push_back(row(evil, 1));
    }
  for (RoundtripRow& one : results.roundtrip) one.way = evil;
  results.roundtrip.push_back(call("worker", evil, 1, 1));
  const std::string html = page(results);
  EXPECT_FALSE(contains(html, "<script"));
  EXPECT_FALSE(contains(html, "\x01"));
  EXPECT_FALSE(contains(html, "\xff"));
  EXPECT_TRUE(contains(html, "&lt;script&gt;&amp;&quot;&#39;"));
  EXPECT_EQ(unbalanced(html), "");
}

TEST(Page, NeedsNoNetwork) {
  const std::string html = page(published());
  for (const char* reference : {"http", "src=", "url(", "@import", "<link", "<script"})
    EXPECT_FALSE(contains(html, reference)) << reference;
}

TEST(Page, IsWellFormedWhateverIsMissing) {
  Results one_run = published();
  one_run.cases[0].ways[0].times = Samples({1.0});
  one_run.cases[1].ways[0].times = Samples();
  one_run.cases[2].ways.clear();
  one_run.sweep.resize(1);
  one_run.sweep[0].workers = 0;
  one_run.roundtrip[0].concurrency = 0;
  Results only_roundtrip;
  only_roundtrip.roundtrip = published().roundtrip;
  const std::regex nonsense(R"([^a-z-]-?(inf|nan)[^a-z])");
  for (const Results& results : {published(), Results(), one_run, only_roundtrip}) {
    const std::string html = page(results);
    EXPECT_TRUE(html.starts_with("<!DOCTYPE html>"));
    EXPECT_EQ(unbalanced(html), "");
    EXPECT_FALSE(std::regex_search(html, nonsense));
  }
  EXPECT_TRUE(contains(page(Results()), "Nothing was measured."));
}

TEST(Page, NamesItsPicturesForThoseWhoDoNotSeeThem) {
  const std::string html = page(published());
  EXPECT_EQ(numbers(html, "<svg ()").size(), 2u);
  EXPECT_EQ(numbers(html, "<svg role=\"img\" aria-label=\"[^\"]{40,}\"[^>]*><title>()").size(), 2u);
  EXPECT_TRUE(contains(html, "chunked with 10 workers: 71.0 ms."));
}

TEST(Page, LinksOnlyToWhatItHas) {
  const std::string html = page(published());
  const std::regex link("href=\"#([^\"]+)\"");
  std::size_t links = 0;
  for (std::sregex_iterator at(html.begin(), html.end(), link), end; at != end; ++at, ++links)
    EXPECT_TRUE(contains(html, "id=\"" + (*at)[1].str() + "\"")) << (*at)[1];
  EXPECT_EQ(links, 7u);  // three jobs, the sweep, hand-overs, code, numbers
}

TEST(CodesOfWays, AreWhatStandsBetweenMarkers) {
  const auto codes = codes_of_ways(
      "#include <x>\n// way: shared\n\nint f();\n\n// way: loop\n  if (a < b)\n    c();\n"
      "  // way: empty\n// end of ways\nint after;\n// way: late\nx\n");
  ASSERT_EQ(codes.size(), 3u);
  EXPECT_EQ(codes[0].name, "shared");
  EXPECT_EQ(codes[0].code, "int f();\n");
  EXPECT_EQ(codes[1].name, "loop");
  EXPECT_EQ(codes[1].code, "  if (a < b)\n    c();\n");
  EXPECT_EQ(codes[2].name, "empty");
  EXPECT_EQ(codes[2].code, "");
}

TEST(CodesOfWays, GoToTheEndWithoutAnEndMarker) {
  EXPECT_TRUE(codes_of_ways("").empty());
  EXPECT_TRUE(codes_of_ways("no marker\n").empty());
  const auto codes = codes_of_ways("// way: last\nx;");
  ASSERT_EQ(codes.size(), 1u);
  EXPECT_EQ(codes[0].code, "x;\n");
}

}  // namespace
}  // namespace fxpar::bench
