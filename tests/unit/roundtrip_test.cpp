#include "bench/roundtrip.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>

#include "bench/roundtrip_work.hpp"

namespace fxpar::bench {
namespace {

RoundtripPlan small_plan() {
  RoundtripPlan plan;
  plan.ways.assign(std::begin(roundtrip_ways), std::end(roundtrip_ways));
  plan.workers = 3;
  plan.passes = {0, 1};
  plan.concurrency = {1, 4};
  plan.payloads = {0, 1, 5000};
  return plan;
}

TEST(Roundtrip, ARowForEachWayOfEachCase) {
  const RoundtripPlan plan = small_plan();
  const auto rows = roundtrip(plan, {}).rows;
  auto row = rows.begin();
  const auto expect_ways = [&](const std::string& work, unsigned n, std::uint64_t bytes) {
    for (const std::string& way : plan.ways) {
      ASSERT_NE(row, rows.end());
      EXPECT_EQ(row->way, way);
      EXPECT_EQ(row->work, work);
      EXPECT_EQ(row->concurrency, n);
      EXPECT_EQ(row->payload_bytes, bytes);
      EXPECT_EQ(row->times.all().size(), 1u);
      EXPECT_GT(row->times.median(), 0);
      EXPECT_EQ(row->total_s, row->load_s + row->times.median());
      ++row;
    }
  };
  for (const char* const work : {"none", "json"})
    for (const unsigned n : {1u, 4u}) expect_ways(work, n, 0);
  for (const std::uint64_t bytes : {0u, 1u, 5000u})
    for (const char* const work : {"echo copied", "echo moved"}) expect_ways(work, 1, bytes);
  EXPECT_EQ(row, rows.end());
}

TEST(Roundtrip, SaysWhichThreadsAnswer) {
  const RoundtripOutcome outcome = roundtrip(small_plan(), {});
  for (const RoundtripRow& row : outcome.rows) {
    const unsigned n = row.concurrency;
    if (row.way == "call") {
      EXPECT_EQ(row.left_caller, 0u);
      EXPECT_EQ(row.workers, 1u);
      EXPECT_EQ(row.load_s, 0);
    } else if (row.way == "tbb") {
      EXPECT_LE(row.left_caller, n);
      EXPECT_EQ(row.workers, 3u);
      EXPECT_GT(row.load_s, 0);
    } else {
      EXPECT_EQ(row.left_caller, n) << row.way;
      EXPECT_EQ(row.workers, row.way == "worker" ? 1u : row.way == "pool" ? 3u : n);
      EXPECT_EQ(row.load_s > 0, row.way != "thread-per-call");
    }
    if (row.work == "json") {
      EXPECT_GT(row.execution_s, 0) << row.way;
    }
  }
}

TEST(Roundtrip, RoundsAddSamplesToTheSameRows) {
  RoundtripPlan plan = small_plan();
  plan.ways = {"worker", "tbb"};
  plan.payloads = {100};
  plan.passes = {1, 2};
  plan.rounds = 3;
  const auto rows = roundtrip(plan, {}).rows;
  EXPECT_EQ(rows.size(), 2u * (2 * 2 + 2));
  for (const RoundtripRow& row : rows) EXPECT_EQ(row.times.all().size(), 6u);
}

TEST(Roundtrip, WaysThatNeedMoreThreadsThanThereAreAreLeftOut) {
  RoundtripPlan plan = small_plan();
  plan.most_threads = 2;
  plan.rounds = 2;
  const RoundtripOutcome outcome = roundtrip(plan, {});
  std::map<std::string, std::set<unsigned>> concurrency;
  for (const RoundtripRow& row : outcome.rows) {
    concurrency[row.way].insert(row.concurrency);
    EXPECT_EQ(row.times.all().size(), 2u);
  }
  EXPECT_EQ(concurrency, (std::map<std::string, std::set<unsigned>>{
                             {"call", {1, 4}}, {"thread-per-call", {1}}, {"worker", {1, 4}}}));
  const auto failed = [&](const std::string& what) {
    const std::string text =
        "roundtrip, " + what + " threads, the system starts no more than 2; no row for it";
    return std::count(outcome.failed.begin(), outcome.failed.end(), text);
  };
  EXPECT_EQ(failed("thread-per-call needs 4"), 1);
  EXPECT_EQ(failed("pool needs 3"), 1);
  EXPECT_EQ(failed("tbb needs 3"), 1);
  EXPECT_EQ(outcome.failed.size(), 3u);
}

TEST(Roundtrip, SaysWhatItIsAboutToMeasure) {
  RoundtripPlan plan = small_plan();
  plan.ways = {"call", "pool"};
  plan.concurrency = {4};
  plan.payloads = {5000};
  std::set<std::string> heard;
  roundtrip(plan, [&](const std::string& what) { heard.insert(what); });
  EXPECT_EQ(heard,
            (std::set<std::string>{"call, 4 at once, work none", "pool, 4 at once, work none",
                                   "call, 4 at once, work json", "pool, 4 at once, work json",
                                   "call, 5000 bytes echo copied", "pool, 5000 bytes echo copied",
                                   "call, 5000 bytes echo moved", "pool, 5000 bytes echo moved"}));
}

TEST(Roundtrip, TracesEachRequestAndItsAnswer) {
  RoundtripPlan plan = small_plan();
  plan.payloads = {5000};
  std::map<std::uint64_t, std::string> asked;  // not answered yet
  std::map<std::string, unsigned> answered;
  std::uint64_t last = 0;
  unsigned wrong = 0;
  plan.trace = [&](std::string_view line) {
    std::istringstream words{std::string(line)};
    std::string event, about;
    std::uint64_t number = 0;
    words >> event >> number;
    std::getline(words >> std::ws, about);
    if (event == "request") {
      if (number != ++last) ++wrong;
      asked[number] = about;
    } else {
      if (event != "answer" || asked[number] != about) ++wrong;
      asked.erase(number);
      ++answered[about];
    }
  };
  roundtrip(plan, {});
  EXPECT_EQ(wrong, 0u);
  EXPECT_TRUE(asked.empty());
  EXPECT_EQ(answered.size(), plan.ways.size() * (2 * 2 + 2));
  // One timed batch at least, and three watched ones.
  for (const std::string way : {"call", "thread-per-call", "worker", "pool", "tbb"}) {
    EXPECT_GE(answered["way=" + way + " work=none concurrency=4 bytes=0"], 16u);
    EXPECT_EQ(answered["way=" + way + " work=none concurrency=4 bytes=0"] % 4, 0u);
    EXPECT_GE(answered["way=" + way + " work=echo copied concurrency=1 bytes=5000"], 4u);
  }
}

TEST(Roundtrip, AnUnknownWayIsAnError) {
  RoundtripPlan plan = small_plan();
  plan.ways = {"pigeon"};
  EXPECT_THROW(roundtrip(plan, {}), std::logic_error);
}

TEST(RoundtripWork, JsonEqualsItself) { EXPECT_TRUE(json_equals_itself()); }

TEST(RoundtripWork, AnEchoIsCheckedByItsEndsOrAsAWhole) {
  for (const std::uint64_t bytes : {0u, 1u, 2u, 3u, 100'000u}) {
    Payload payload(bytes);
    const std::string sent = payload.next();
    EXPECT_EQ(sent.size(), bytes);
    EXPECT_NO_THROW(payload.check_whole(sent));
    EXPECT_THROW(payload.check(sent + 'x'), std::logic_error);
    if (bytes == 0) continue;
    EXPECT_THROW(payload.check(sent.substr(1)), std::logic_error);
    for (const std::size_t at : {std::size_t{0}, sent.size() - 1, sent.size() / 2}) {
      std::string wrong = sent;
      wrong[at] = static_cast<char>(wrong[at] + 1);
      EXPECT_THROW(payload.check_whole(wrong), std::logic_error) << at;
    }
    payload.next();
    EXPECT_THROW(payload.check(sent), std::logic_error);  // of an earlier trip
  }
}

TEST(RoundtripWork, AMovedBufferComesBack) {
  Payload payload(1000);
  std::string buffer = std::move(payload.next());
  payload.check_whole(buffer);
  const char* const data = buffer.data();
  payload.put_back(std::move(buffer));
  EXPECT_EQ(payload.next().data(), data);
}

}  // namespace
}  // namespace fxpar::bench
