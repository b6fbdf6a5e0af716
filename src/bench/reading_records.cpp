// One case of a job whose records are handed over: fingerprint, sharpen, rehash.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/text.hpp"
#include "bench/reading.hpp"
#include "bench/reading_parts.hpp"

namespace fxpar::bench {

namespace {

std::string percent(double part) { return fmt::format("{:.0f} %", std::ceil(part * 100 - 1e-9)); }

int order(const Ratio& speed) { return speed.same() ? 0 : speed.value > 1 ? 1 : -1; }

/// Trips few enough to cost nothing, but enough of them to keep all workers busy to the end.
bool trips_are_free(const Case& one, const Row& chunked, double workers) {
  return chunked.chunk >= 10 &&
         static_cast<double>(chunked.chunk) * workers * 3 <= static_cast<double>(one.n);
}

/// What a record costs while all workers are busy and hardly any trip is made. That can be more
/// than in the loop, with no trip to blame: cores that share their units or caches slow each other
/// down, and workers have to start.
Cost cost_without_trips(const Case& one, const Row& loop, double workers) {
  std::optional<Cost> least;
  const auto take = [&](const Row* row) {
    if (row == nullptr) return;
    const Cost its = cost(one, *row, workers);
    if (!least || its.value < least->value) least = its;
  };
  take(measured(one, "sliced"));
  const Row* const chunked = measured(one, "chunked");
  if (chunked != nullptr && trips_are_free(one, *chunked, workers)) take(chunked);
  const Cost alone = cost(one, loop, 1);
  return least && least->value > alone.value ? *least : alone;
}

std::string price_of_trip(double trip, double work) {
  const double times = trip / work;
  const std::string price = "a trip of its own adds " + human_seconds(trip) + ", ";
  return price + (times < 1.5 ? fmt::format("{:.0f} % of that", 100 * times)
                              : factor(times) + " times that");
}

/// Nothing where the numbers do not tell what a trip costs. They do not where the baseline is
/// mostly something else than work, such as the start of threads, and that outweighs the trip:
/// nobody knows how much of it the parallel way has as well. Nor do they where the baseline is
/// dearer than the way with trips.
std::optional<std::string> trip_beside(const Case& one, const Row& loop, const Row& parallel,
                                       unsigned cores) {
  const double workers = busy_workers(one, cores);
  const double work = cost(one, loop, 1).value;
  const Cost with = cost(one, parallel, workers);
  const Cost without = cost_without_trips(one, loop, workers);
  const double trip = with.value - without.value;
  const double noise = std::max(std::hypot(with.noise, without.noise), 0.01 * work);
  const bool baseline_tells = without.value - work <= std::max(work, trip);
  if (trip > noise && baseline_tells) return price_of_trip(trip, work);
  const double bound = (std::max(0.0, with.value - work) + noise) / work;
  if (bound < 0.5)
    return fmt::format("a trip of its own adds too little to show, less than {} of that",
                       percent(bound));
  if (!baseline_tells || trip < -noise) return {};
  return "what a trip of its own adds does not stand out from the noise";
}

std::optional<std::string> work_and_trip(const Case& one, unsigned cores) {
  const Row* const loop = measured(one, "loop");
  if (loop == nullptr || one.n == 0) return {};
  std::vector<std::string> clauses = {
      fmt::format("a record costs {} of work", human_seconds(cost(one, *loop, 1).value))};
  if (const Row* parallel = measured(one, "parallel"))
    add(clauses, trip_beside(one, *loop, *parallel, cores));
  return sentence(clauses);
}

/// `parallel`, and `chunked` where its chunks are more than that. Either may be null.
struct Trips {
  const Row* single;
  const Row* chunked;
  bool chunks_of_one;

  explicit Trips(const Case& one)
      : single(measured(one, "parallel")),
        chunked(measured(one, "chunked")),
        chunks_of_one(chunked != nullptr && chunked->chunk <= 1) {
    if (!chunks_of_one) return;
    if (single == nullptr) single = chunked;
    chunked = nullptr;
  }
};

std::string records_of(const Case& one, const Row& chunked) {
  return counted(std::min(chunked.chunk, std::max<std::uint64_t>(2, one.n)), "record") + " a trip" +
         (chunked.chunk >= one.n && one.workers > 1 ? " (all of them, so that one worker has them)"
                                                    : "");
}

std::optional<std::string> trips_without_loop(const Case& one, const Trips& trips) {
  if (trips.single == nullptr || trips.chunked == nullptr) return {};
  return sentence({records_of(one, *trips.chunked) + " " +
                   against(speed_over(*trips.single, *trips.chunked), true, "one record a trip")});
}

/// Both in one clause where the noise allows no order of them.
std::optional<std::string> trips_alike(const Case& one, const Row& loop, const Trips& trips,
                                       const Crew& crew) {
  const Ratio single = speed_over(loop, *trips.single), chunked = speed_over(loop, *trips.chunked);
  const bool alike = speed_over(*trips.single, *trips.chunked).same();
  if (!alike || order(single) != order(chunked)) return {};
  return sentence(
      {fmt::format("with one record a trip, as with {}, {} {}", records_of(one, *trips.chunked),
                   crew.name, against(chunked, crew.many, "the loop"))});
}

std::optional<std::string> trips_and_loop(const Case& one, unsigned cores) {
  const Row* const loop = measured(one, "loop");
  const Trips trips(one);
  if (loop == nullptr) return trips_without_loop(one, trips);
  const Crew crew(one.workers, cores);
  if (trips.single != nullptr && trips.chunked != nullptr)
    if (auto both = trips_alike(one, *loop, trips, crew)) return both;
  std::vector<std::string> clauses;
  const auto add = [&](const Row* row, const std::string& records) {
    if (row == nullptr) return;
    clauses.push_back(fmt::format("with {}, {} {}", records,
                                  clauses.empty() ? crew.name : crew.pronoun(),
                                  against(speed_over(*loop, *row), crew.many, "the loop")));
  };
  add(trips.single, "one record a trip");
  if (trips.chunked != nullptr) add(trips.chunked, records_of(one, *trips.chunked));
  if (clauses.empty()) return {};
  if (trips.chunks_of_one)
    clauses.push_back("a chunk is one record here, so chunks change nothing");
  return sentence(clauses);
}

std::string price_of_chain(const Row& loop, const Row& chain) {
  const Ratio speed = speed_over(loop, chain);
  const double more = 1 / speed.value - 1;
  if (speed.same() || speed.value > 1) return "the chain itself costs nothing that shows";
  if (more < 1) return fmt::format("the chain itself adds {:.0f} % to the loop", 100 * more);
  return fmt::format("the chain itself takes {}x as long as the loop", factor(1 + more));
}

/// What others are held against: the best way of the engine that was run, else the loop.
struct Standard {
  const Row* row;
  const char* name;
};

Standard standard_of(const Case& one) {
  const Trips trips(one);
  if (trips.chunked != nullptr) return {trips.chunked, "chunks"};
  if (trips.single != nullptr) return {trips.single, "one record a trip"};
  return {measured(one, "loop"), "the loop"};
}

std::optional<std::string> rivals(const Case& one) {
  const Row* const loop = measured(one, "loop");
  const Row* const chain = measured(one, "chain");
  const Standard standard = standard_of(one);
  std::vector<std::string> clauses;
  if (loop != nullptr && chain != nullptr) clauses.push_back(price_of_chain(*loop, *chain));
  const auto hold = [&](const char* way, const std::string& name, bool many) {
    const Row* const row = measured(one, way);
    if (row == nullptr || standard.row == nullptr) return;
    clauses.push_back(name + " " + against(speed_over(*standard.row, *row), many, standard.name));
  };
  hold("sliced", "slicing by hand", false);
  hold("processes", "separate processes", true);
  if (clauses.empty()) return {};
  return sentence(clauses);
}

}  // namespace

std::vector<std::string> reading_records(const Case& one, unsigned cores) {
  std::vector<std::string> sentences;
  add(sentences, work_and_trip(one, cores));
  add(sentences, trips_and_loop(one, cores));
  add(sentences, rivals(one));
  return sentences;
}

}  // namespace fxpar::bench
