#include "bench/reading.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>

#include "base/text.hpp"

namespace fxpar::bench {

namespace {

/// `a`, `a and b`, `a, b and c`.
std::string listed(const std::vector<std::string>& items) {
  std::string all;
  for (std::size_t i = 0; i < items.size(); ++i)
    all += (i == 0 ? "" : i + 1 < items.size() ? ", " : " and ") + items[i];
  return all;
}

std::string sentence(const std::vector<std::string>& clauses) {
  std::string all = fmt::format("{}.", fmt::join(clauses, "; "));
  if (all[0] >= 'a' && all[0] <= 'z') all[0] = static_cast<char>(all[0] - 32);
  return all;
}

std::string counted(std::uint64_t n, const char* thing) {
  return n == 1 ? fmt::format("one {}", thing) : fmt::format("{} {}s", grouped(n), thing);
}

std::string percent(double part) { return fmt::format("{:.0f} %", std::ceil(part * 100 - 1e-9)); }

/// Where the subject of a sentence stands against something; `speed` above 1: it is faster.
std::string against(const Ratio& speed, bool many, std::string_view other) {
  const char* const be = many ? "are" : "is";
  if (speed.same())
    return fmt::format("{} {}as fast as {}", be, speed.margin > 0.05 ? "about " : "", other);
  if (std::abs(speed.value - 1) < 0.03)
    return fmt::format("{} {} {}", be,
                       speed.value > 1 ? "slightly faster than" : "nearly as fast as", other);
  if (speed.value > 1) return fmt::format("{} {}x as fast as {}", be, factor(speed.value), other);
  return fmt::format("{} {}x as long as {}", many ? "take" : "takes", factor(1 / speed.value),
                     other);
}

/// How much faster `row` is.
Ratio speed_over(const Row& other, const Row& row) { return other.times / row.times; }

int order(const Ratio& speed) { return speed.same() ? 0 : speed.value > 1 ? 1 : -1; }

struct Crew {
  std::string name;
  bool many;

  Crew(unsigned workers, unsigned cores)
      : name(counted(workers, "worker") +
             (workers > cores ? " on " + counted(cores, "core") : std::string())),
        many(workers != 1) {}

  const char* pronoun() const { return many ? "they" : "it"; }
};

/// Seconds a record.
struct Cost {
  double value, noise;
};

Cost cost(const Case& one, const Row& row, double workers) {
  const double value = row.times.median() * workers / static_cast<double>(one.n);
  return {value, value * row.times.margin()};
}

double busy_workers(const Case& one, unsigned cores) {
  const std::uint64_t most = std::min(one.workers, std::max(1U, cores));
  return static_cast<double>(std::clamp<std::uint64_t>(most, 1, std::max<std::uint64_t>(1, one.n)));
}

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

std::string trip_beside(const Case& one, const Row& loop, const Row& parallel, unsigned cores) {
  const double workers = busy_workers(one, cores);
  const double work = cost(one, loop, 1).value;
  const Cost with = cost(one, parallel, workers);
  const Cost without = cost_without_trips(one, loop, workers);
  const double trip = with.value - without.value;
  const double noise = std::max(std::hypot(with.noise, without.noise), 0.01 * work);
  if (trip > noise && trip < 1.5 * work)
    return fmt::format("a trip of its own adds {}, {:.0f} % of that", human_seconds(trip),
                       100 * trip / work);
  if (trip > noise)
    return fmt::format("a trip of its own adds {}, {} times that", human_seconds(trip),
                       factor(trip / work));
  const double bound = (std::max(0.0, with.value - work) + noise) / work;
  if (bound < 0.5)
    return fmt::format("a trip of its own adds too little to show, less than {} of that",
                       percent(bound));
  return "what a trip of its own adds does not stand out from the noise";
}

std::optional<std::string> work_and_trip(const Case& one, unsigned cores) {
  const Row* const loop = measured(one, "loop");
  if (loop == nullptr || one.n == 0) return {};
  std::vector<std::string> clauses = {
      fmt::format("a record costs {} of work", human_seconds(cost(one, *loop, 1).value))};
  if (const Row* parallel = measured(one, "parallel"))
    clauses.push_back(trip_beside(one, *loop, *parallel, cores));
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
  if (speed.same() || (speed.value > 1 && speed.value < 1.03))
    return "the chain itself costs nothing that shows";
  if (speed.value > 1)
    return fmt::format("the chain itself costs nothing: it is {}x as fast as the loop",
                       factor(speed.value));
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

void add(std::vector<std::string>& sentences, std::optional<std::string> one) {
  if (one) sentences.push_back(std::move(*one));
}

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
      gain = gain || best == nullptr || order(speed_over(*best, *row)) > 0;
    } else if (best == nullptr || row->times.median() < best->times.median()) {
      best = row;
    }
  }
  if (!any || gain) return {};
  return fmt::format("This process may use {}, and more workers than that gain nothing.",
                     counted(cores, "core"));
}

/// Calls that do nothing, so many in flight at once; the cheapest way first.
std::vector<const RoundtripRow*> empty_calls(const std::vector<RoundtripRow>& rows,
                                             unsigned concurrency) {
  std::vector<const RoundtripRow*> found;
  for (const RoundtripRow& row : rows)
    if (row.work == "none" && row.concurrency == concurrency && has_time(row.times))
      found.push_back(&row);
  std::stable_sort(found.begin(), found.end(), [](const RoundtripRow* a, const RoundtripRow* b) {
    return a_call(*a) < a_call(*b);
  });
  return found;
}

std::string place(const RoundtripRow& row) {
  if (row.way == "call") return "in place";
  if (row.way == "thread-per-call") return "on a new thread of its own";
  if (row.way == "worker") return "on a worker that waits for it";
  if (row.way == "pool") return "in a pool of " + counted(row.workers, "worker");
  if (row.way != "tbb") return "with " + printable(row.way);
  return row.left_caller == 0 ? "as a task, which the caller then runs itself" : "as a task";
}

std::optional<std::string> price_of_calls(const std::vector<RoundtripRow>& rows,
                                          unsigned concurrency) {
  std::vector<std::string> prices;
  for (const RoundtripRow* row : empty_calls(rows, concurrency))
    if (concurrency <= 1 || row->way != "call")
      prices.push_back(human_seconds(a_call(*row)) + " " + place(*row));
  if (prices.empty()) return {};
  return fmt::format(
      "{}call that does nothing takes {}.",
      concurrency <= 1 ? "A " : "With " + grouped(concurrency) + " in flight at once, a ",
      listed(prices));
}

const RoundtripRow* moved_like(const std::vector<RoundtripRow>& rows, const RoundtripRow& copied) {
  for (const RoundtripRow& row : rows)
    if (row.work == "echo moved" && row.way == copied.way && has_time(row.times) &&
        row.payload_bytes == copied.payload_bytes && row.concurrency == copied.concurrency)
      return &row;
  return nullptr;
}

/// The largest payload that was echoed in both forms, by a worker that stays if there is one.
std::optional<std::string> price_of_copies(const std::vector<RoundtripRow>& rows) {
  const RoundtripRow *copied = nullptr, *moved = nullptr;
  for (const RoundtripRow& row : rows) {
    if (row.work != "echo copied" || row.way == "call" || row.payload_bytes == 0) continue;
    const bool better = copied == nullptr || row.payload_bytes > copied->payload_bytes ||
                        (row.payload_bytes == copied->payload_bytes && row.way == "worker");
    const RoundtripRow* const partner = moved_like(rows, row);
    if (!better || partner == nullptr || !has_time(row.times)) continue;
    copied = &row;
    moved = partner;
  }
  if (copied == nullptr) return {};
  const std::string size = human_bytes(copied->payload_bytes);
  if ((copied->times / moved->times).same())
    return fmt::format("Even {} there and back cost no more to copy than to hand over.", size);
  return fmt::format("{} there and back take {} if they are copied, and {} if they change hands.",
                     size, human_seconds(a_call(*copied)), human_seconds(a_call(*moved)));
}

}  // namespace

std::string factor(double value) {
  return value < 9.995   ? fmt::format("{:.2f}", value)
         : value < 99.95 ? fmt::format("{:.1f}", value)
                         : grouped(static_cast<std::uint64_t>(value + 0.5));
}

std::string compared(const Samples& loop, const Samples& way) {
  if (!has_time(loop) || !has_time(way)) return "not measured";
  const Ratio speed = loop / way;
  if (speed.same()) return "same";
  return speed.value > 1 ? factor(speed.value) + "x faster" : factor(1 / speed.value) + "x slower";
}

bool has_time(const Samples& times) { return !times.empty() && times.median() > 0; }

double a_call(const RoundtripRow& row) {
  return row.times.median() / std::max(1U, row.concurrency);
}

const Row* measured(const Case& one, std::string_view way) {
  const Row* const row = one.find(way);
  return row != nullptr && has_time(row->times) ? row : nullptr;
}

std::vector<std::string> reading(const Case& one, unsigned cores) {
  if (one.job == "primes") return reading_primes(one, cores);
  std::vector<std::string> sentences;
  add(sentences, work_and_trip(one, cores));
  add(sentences, trips_and_loop(one, cores));
  add(sentences, rivals(one));
  return sentences;
}

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

std::vector<std::string> reading_roundtrip(const std::vector<RoundtripRow>& rows) {
  std::vector<std::string> sentences;
  unsigned most = 1;
  for (const RoundtripRow& row : rows) most = std::max(most, row.concurrency);
  add(sentences, price_of_calls(rows, 1));
  if (most > 1) add(sentences, price_of_calls(rows, most));
  add(sentences, price_of_copies(rows));
  return sentences;
}

}  // namespace fxpar::bench
