// One case of primes: how many ranges are best, and why.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>

#include "base/text.hpp"
#include "bench/reading.hpp"
#include "bench/reading_parts.hpp"

namespace fxpar::bench {

namespace {

struct Ranges {
  std::uint64_t count;
  const Row* row;
};

/// By their number.
std::vector<Ranges> all_ranges(const Case& one) {
  constexpr std::string_view prefix = "ranges-";
  std::vector<Ranges> all;
  for (const Row& row : one.ways) {
    if (!row.way.starts_with(prefix) || !has_time(row.times)) continue;
    const auto count = parse_number(std::string_view(row.way).substr(prefix.size()));
    if (count && *count > 0) all.push_back({*count, &row});
  }
  std::sort(all.begin(), all.end(), [](auto& a, auto& b) { return a.count < b.count; });
  return all;
}

/// Those that the noise does not tell from the fastest.
std::vector<Ranges> best_of(const std::vector<Ranges>& all) {
  const auto least = std::min_element(all.begin(), all.end(), [](auto& a, auto& b) {
    return a.row->times.median() < b.row->times.median();
  });
  std::vector<Ranges> best;
  std::copy_if(all.begin(), all.end(), std::back_inserter(best),
               [&](auto& r) { return speed_over(*least->row, *r.row).same(); });
  return best;
}

std::string named(const std::vector<Ranges>& ranges) {
  if (ranges.size() == 1) return counted(ranges[0].count, "range");
  std::vector<std::string> counts;
  for (const Ranges& r : ranges) counts.push_back(grouped(r.count));
  return listed(counts) + " ranges";
}

std::string beside_loop(const Case& one, const Row& row, const std::string& crew, bool many) {
  const Row* const loop = measured(one, "loop");
  if (loop != nullptr) return crew + " " + against(speed_over(*loop, row), many, "the loop");
  return fmt::format("{} {} {}", crew, many ? "take" : "takes", human_seconds(row.times.median()));
}

std::string best_ranges(const Case& one, const std::vector<Ranges>& all,
                        const std::vector<Ranges>& best, const Crew& crew) {
  const std::string with_best = beside_loop(one, *best[0].row, crew.name, crew.many);
  if (all.size() == best.size())
    return sentence(
        {fmt::format("with {}{}, {}", named(all), all.size() > 1 ? " alike" : "", with_best)});
  const bool many = best.size() > 1 || best[0].count > 1;
  std::vector<std::string> clauses = {fmt::format("{} {} best: with {}, {}", named(best),
                                                  many ? "are" : "is", many ? "them" : "it",
                                                  with_best)};
  for (const Ranges& r : all) {
    const bool is_best =
        std::any_of(best.begin(), best.end(), [&](auto& b) { return b.row == r.row; });
    if (r.count == one.workers && !is_best)
      clauses.push_back(fmt::format("with {}, {}", counted(r.count, "range"),
                                    beside_loop(one, *r.row, crew.pronoun(), crew.many)));
  }
  return sentence(clauses);
}

std::optional<std::string> why_these_ranges(const std::vector<Ranges>& all,
                                            const std::vector<Ranges>& best, double workers) {
  if (all.size() < 2) return {};
  const auto least = static_cast<double>(best[0].count),
             most = static_cast<double>(all.back().count);
  const bool alike = all.size() == best.size();
  if (workers <= 1 && alike)
    return "One worker takes the ranges one after another, so their number does not matter.";
  if (workers <= 1) return {};
  if (least <= 1) return "More ranges gain nothing that shows.";
  if (alike) return {};
  if (least > workers)
    return "Later ranges are dearer, so with one range a worker the last range ends alone; smaller "
           "ranges even that out.";
  if (most < workers)
    return fmt::format("{:.0f} ranges keep at most {:.0f} of {:.0f} workers busy.", most, most,
                       workers);
  if (least < workers) return "More ranges gain nothing that shows.";
  return "That is one range a worker; the last range is the dearest, but smaller ones gain nothing "
         "that shows.";
}

}  // namespace

std::vector<std::string> reading_primes(const Case& one, unsigned cores) {
  std::vector<std::string> sentences;
  const Row* const loop = measured(one, "loop");
  if (loop != nullptr && one.n > 0)
    sentences.push_back(
        fmt::format("A number costs {} of work on average, and a late one more than an early one.",
                    human_seconds(cost(one, *loop, 1).value)));
  const std::vector<Ranges> all = all_ranges(one);
  if (all.empty()) return sentences;
  const std::vector<Ranges> best = best_of(all);
  sentences.push_back(best_ranges(one, all, best, Crew(one.workers, cores)));
  add(sentences, why_these_ranges(all, best, busy_workers(one, cores)));
  return sentences;
}

}  // namespace fxpar::bench
