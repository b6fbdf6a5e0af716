// Hand-overs: what a call costs, by whom it is given to, and what its payload adds.
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/text.hpp"
#include "bench/reading.hpp"
#include "bench/reading_parts.hpp"

namespace fxpar::bench {

namespace {

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
