// The sweep: what more and more workers gain.
#include <fmt/format.h>

#include <optional>

#include "base/text.hpp"
#include "bench/reading.hpp"
#include "bench/reading_parts.hpp"

namespace fxpar::bench {

namespace {

bool is_faster(const Row& row, const Row& other) {
  const Ratio speed = speed_over(other, row);
  return !speed.same() && speed.value > 1;
}

/// Those cases of a sweep that have a way.
std::vector<const Case*> with_way(const std::vector<Case>& sweep, std::string_view way) {
  std::vector<const Case*> found;
  for (const Case& one : sweep)
    if (measured(one, way) != nullptr) found.push_back(&one);
  return found;
}

std::optional<std::string> from_few_to_many(const std::vector<Case>& sweep, std::string_view way,
                                            const char* name) {
  const std::vector<const Case*> found = with_way(sweep, way);
  if (found.empty() || found.front()->workers == found.back()->workers) return {};
  const Row& few = *measured(*found.front(), way);
  const Row& many = *measured(*found.back(), way);
  return fmt::format(
      "with {}, {} {} ({} against {})", name, counted(found.back()->workers, "worker"),
      against(speed_over(few, many), true, counted(found.front()->workers, "worker")),
      human_seconds(many.times.median()), human_seconds(few.times.median()));
}

std::optional<std::string> trips_at_most_workers(const std::vector<Case>& sweep) {
  const std::vector<const Case*> found = with_way(sweep, "chunked");
  if (found.empty()) return {};
  const Row* const single = measured(*found.back(), "parallel");
  const Row* const chunked = measured(*found.back(), "chunked");
  if (single == nullptr) return {};
  return fmt::format("With {}, chunks {}.", counted(found.back()->workers, "worker"),
                     against(speed_over(*single, *chunked), true, "one record a trip"));
}

/// Only what the numbers bear out: a machine may lend more cores than it admits.
std::optional<std::string> beyond_cores(const std::vector<Case>& sweep, unsigned cores) {
  const Row* best = nullptr;
  bool any = false, gain = false;
  for (const Case* one : with_way(sweep, "chunked")) {
    const Row* const row = measured(*one, "chunked");
    if (one->workers > cores) {
      any = true;
      gain = gain || best == nullptr || is_faster(*row, *best);
    } else if (best == nullptr || row->times.median() < best->times.median()) {
      best = row;
    }
  }
  if (!any || gain) return {};
  return fmt::format("This process may use {}, and more workers than that gain nothing.",
                     counted(cores, "core"));
}

}  // namespace

std::vector<std::string> reading_sweep(const std::vector<Case>& sweep, unsigned cores) {
  std::vector<std::string> sentences, clauses;
  if (auto chunked = from_few_to_many(sweep, "chunked", "chunks")) clauses.push_back(*chunked);
  if (auto single = from_few_to_many(sweep, "parallel", "one record a trip"))
    clauses.push_back(*single);
  if (!clauses.empty()) sentences.push_back(sentence(clauses));
  add(sentences, trips_at_most_workers(sweep));
  add(sentences, beyond_cores(sweep, cores));
  return sentences;
}

}  // namespace fxpar::bench
