#include "bench/reading.hpp"

#include <gtest/gtest.h>

#include <regex>

namespace fxpar::bench {
namespace {

/// Three runs within one percent.
Samples quiet(double seconds) { return Samples({seconds * 0.997, seconds, seconds * 1.003}); }

Samples noisy(double seconds) { return Samples({seconds * 0.6, seconds, seconds * 1.4}); }

Row row(const std::string& way, double seconds, std::uint64_t chunk = 0) {
  return {way, chunk, 0, quiet(seconds), {}};
}

Case lines(std::vector<Row> ways, unsigned workers = 2, std::uint64_t n = 1'000'000) {
  return {"fingerprint", "reference", n, workers, "1", std::move(ways)};
}

Case primes(std::vector<Row> ways, unsigned workers = 2) {
  return {"primes", "reference", 2'000'000, workers, "148933", std::move(ways)};
}

std::string all(const std::vector<std::string>& sentences) {
  std::string text;
  for (const std::string& one : sentences) text += one + "\n";
  return text;
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

/// Whole sentences, and none of what a division by nothing leaves.
void expect_sane(const std::vector<std::string>& sentences) {
  EXPECT_LE(sentences.size(), 3u);
  static const std::regex nonsense(R"(\binf\b|\bnan\b|\b1\.00x|-[0-9]|\b0 s\b|\{\}|\b0 %|  )");
  for (const std::string& one : sentences) {
    EXPECT_FALSE(std::regex_search(one, nonsense)) << one;
    EXPECT_TRUE(one[0] >= '0' && one[0] <= 'Z') << one;
    EXPECT_EQ(one.back(), '.') << one;
  }
}

TEST(Compared, SaysWhichWayAndHowFar) {
  EXPECT_EQ(compared(quiet(4.98), quiet(0.748)), "6.66x faster");
  EXPECT_EQ(compared(quiet(5.44), quiet(13.681)), "2.51x slower");
  EXPECT_EQ(compared(quiet(100), quiet(1)), "100x faster");
  EXPECT_EQ(compared(quiet(1), quiet(1.004)), "same");
  EXPECT_EQ(compared(noisy(1), noisy(1.2)), "same");
  EXPECT_EQ(compared({}, quiet(1)), "not measured");
  EXPECT_EQ(compared(quiet(0), quiet(0)), "not measured");
}

TEST(Factor, HasAtMostFourDigits) {
  EXPECT_EQ(factor(1.966), "1.97");
  EXPECT_EQ(factor(9.996), "10.0");
  EXPECT_EQ(factor(99.96), "100");
  EXPECT_EQ(factor(4310.4), "4,310");
}

TEST(Reading, PricesTheTrip) {
  // 3.4 us of work; two workers each lose 0.2 us a record.
  const Case one = lines({row("loop", 3.4), row("parallel", 1.8, 1), row("chunked", 1.7, 10'000)});
  EXPECT_EQ(
      all(reading(one, 2)),
      "A record costs 3.40 us of work; a trip of its own adds 200 ns, 6 % of that.\n"
      "With one record a trip, 2 workers are 1.89x as fast as the loop; with 10,000 records a "
      "trip, they are 2.00x as fast as the loop.\n");
}

TEST(Reading, PricesATripThatCostsMoreThanTheWork) {
  const Case one = lines({row("loop", 5.44), row("parallel", 13.681, 1)}, 10, 1'500'000);
  const std::string text = all(reading(one, 10));
  EXPECT_TRUE(contains(text,
                       "A record costs 3.63 us of work; a trip of its own adds 87.6 us, "
                       "24.1 times that."))
      << text;
  EXPECT_TRUE(contains(text, "10 workers take 2.51x as long as the loop.")) << text;
}

TEST(Reading, BlamesNoTripForCoresThatSlowEachOtherDown) {
  // Two cores that do the work of 1.3: by hand as well as in trips.
  const Case one = lines(
      {row("loop", 2.6), row("sliced", 2.0), row("parallel", 2.0, 1), row("chunked", 2.0, 10'000)});
  const std::string text = all(reading(one, 2));
  EXPECT_TRUE(contains(text, "does not stand out from the noise")) << text;
  EXPECT_TRUE(contains(text,
                       "With one record a trip, as with 10,000 records a trip, 2 workers are "
                       "1.30x as fast"))
      << text;
}

TEST(Reading, SaysNothingOfTripsWhereThreadsThatStartCostMore) {
  // 64 threads for a thousand records: most of what slicing takes is their start.
  for (const double sliced : {6e-3, 5e-3, 4.5e-3}) {
    const Case one =
        lines({row("loop", 3.4e-3), row("sliced", sliced), row("parallel", 5e-3, 1)}, 64, 1000);
    const std::string text = all(reading(one, 2));
    EXPECT_TRUE(text.starts_with("A record costs 3.40 us of work.\n")) << text;
    EXPECT_FALSE(contains(text, "a trip of its own")) << text;
    EXPECT_TRUE(contains(text, "64 workers on 2 cores take 1.47x as long as the loop.")) << text;
  }
}

TEST(Reading, SaysNothingOfTripsWhereTheWayWithoutThemIsDearer) {
  const Case one = lines({row("loop", 2), row("sliced", 1.9), row("parallel", 1.6, 1)});
  EXPECT_FALSE(contains(all(reading(one, 2)), "a trip of its own")) << all(reading(one, 2));
}

TEST(Reading, PricesATripThatOutweighsAllElse) {
  // What the study has: chunks cost twice the loop's work of its ten workers, trips 23 times.
  const Case one = lines({row("loop", 5.44), row("sliced", 3.81), row("parallel", 13.681, 1),
                          row("chunked", 1.158, 37'500)},
                         10, 1'500'000);
  EXPECT_TRUE(contains(all(reading(one, 10)), "a trip of its own adds 83.5 us, 23.0 times that."))
      << all(reading(one, 10));
}

TEST(Reading, SaysHowLittleATripCanCostThatDoesNotShow) {
  const Case one = lines({row("loop", 219), row("parallel", 109.6, 1)});
  EXPECT_TRUE(contains(all(reading(one, 2)), "too little to show, less than 2 % of that"))
      << all(reading(one, 2));
}

TEST(Reading, CountsOnlyWorkersThatHaveACore) {
  // Eight workers on two cores: a record takes 2 x 1.8 us of them, not 8 x 1.8.
  const Case one = lines({row("loop", 3.4), row("parallel", 1.8, 1)}, 8);
  const std::string text = all(reading(one, 2));
  EXPECT_TRUE(contains(text, "adds 200 ns")) << text;
  EXPECT_TRUE(contains(text, "8 workers on 2 cores are 1.89x")) << text;
}

TEST(Reading, SpeaksOfOneWorkerInTheSingular) {
  const Case one = lines({row("loop", 1), row("parallel", 1.5, 1), row("chunked", 1, 100)}, 1);
  EXPECT_TRUE(
      contains(all(reading(one, 2)),
               "With one record a trip, one worker takes 1.50x as long as the loop; with 100 "
               "records a trip, it is as fast as the loop."))
      << all(reading(one, 2));
}

TEST(Reading, KnowsThatChunksOfOneAreNoChunks) {
  const Case one = lines({row("loop", 1), row("parallel", 0.8, 1), row("chunked", 0.8, 1)});
  const std::string text = all(reading(one, 2));
  EXPECT_TRUE(contains(text, "a chunk is one record here")) << text;
  EXPECT_FALSE(contains(text, "1 records")) << text;
}

TEST(Reading, KnowsThatOneChunkKeepsOneWorkerBusy) {
  const Case one = lines({row("loop", 1), row("chunked", 1, 1'000'000)});
  EXPECT_TRUE(contains(all(reading(one, 2)), "one worker has them")) << all(reading(one, 2));
}

TEST(Reading, PricesTheChainAndHoldsRivalsAgainstChunks) {
  const Case one = lines({row("loop", 1), row("sliced", 0.5), row("chain", 1.25, 1),
                          row("chunked", 0.5, 100), row("processes", 0.4)});
  EXPECT_TRUE(contains(all(reading(one, 2)),
                       "The chain itself adds 25 % to the loop; slicing by hand is as fast as "
                       "chunks; separate processes are 1.25x as fast as chunks."))
      << all(reading(one, 2));
}

TEST(Reading, HoldsAgainstTheLoopWhatHasNoEngineBeside) {
  const Case one = lines({row("loop", 1), row("sliced", 2)});
  EXPECT_TRUE(contains(all(reading(one, 2)), "Slicing by hand takes 2.00x as long as the loop."));
}

TEST(Reading, ComparesTripsWithoutALoop) {
  EXPECT_EQ(all(reading(lines({row("parallel", 3, 1), row("chunked", 1, 100)}), 2)),
            "100 records a trip are 3.00x as fast as one record a trip.\n");
  EXPECT_TRUE(reading(lines({row("chunked", 1, 100)}), 2).empty());
}

TEST(Reading, ClaimsLittleWhereTheNoiseIsGreat) {
  Case one = lines({row("loop", 1), row("parallel", 0.9, 1)});
  for (Row& way : one.ways) way.times = noisy(way.times.median());
  const std::string text = all(reading(one, 1));
  EXPECT_TRUE(contains(text, "about as fast as the loop")) << text;
}

TEST(Reading, IsSaneWhicheverWaysWereRun) {
  const char* names[] = {"loop", "sliced", "chain", "parallel", "chunked", "processes"};
  for (const unsigned workers : {1U, 2U, 64U})
    for (const std::uint64_t n : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{1'500'000}})
      for (const std::uint64_t chunk : {1U, 2U, 1000U})
        for (const double factor_of_way : {0.01, 0.993, 1.02, 50.0})
          for (unsigned subset = 0; subset < 64; ++subset) {
            Case one = lines({}, workers, n);
            double seconds = 1;
            for (unsigned i = 0; i < 6; ++i, seconds *= factor_of_way)
              if ((subset >> i & 1) != 0)
                one.ways.push_back(row(names[i], seconds, i == 4 ? chunk : 0));
            expect_sane(reading(one, 2));
            expect_sane(reading(one, 0));
          }
}

TEST(Reading, LeavesOutWaysWithoutTimes) {
  Case one = lines({row("loop", 1), row("parallel", 1, 1)});
  one.ways[1].times = {};
  EXPECT_EQ(reading(one, 2).size(), 1u);
  one.ways[0].times = {};
  EXPECT_TRUE(reading(one, 2).empty());
}

TEST(Reading, TellsWhyManyRangesAreBest) {
  const Case one = primes({row("loop", 0.6), row("ranges-1", 0.6), row("ranges-2", 0.39),
                           row("ranges-4", 0.34), row("ranges-8", 0.31)});
  EXPECT_EQ(
      all(reading(one, 2)),
      "A number costs 300 ns of work on average, and a late one more than an early one.\n"
      "8 ranges are best: with them, 2 workers are 1.94x as fast as the loop; with 2 ranges, "
      "they are 1.54x as fast as the loop.\n"
      "Later ranges are dearer, so with one range a worker the last range ends alone; smaller "
      "ranges even that out.\n");
}

TEST(Reading, TellsThatRangesDoNotMatterToOneWorker) {
  const Case one = primes({row("loop", 1), row("ranges-1", 1), row("ranges-8", 1)}, 1);
  const std::string text = all(reading(one, 4));
  EXPECT_TRUE(contains(text, "With 1 and 8 ranges alike, one worker is as fast as the loop."))
      << text;
  EXPECT_TRUE(contains(text, "one after another")) << text;
}

TEST(Reading, TellsWhenThereAreFewerRangesThanWorkers) {
  const Case one = primes({row("loop", 1), row("ranges-2", 0.6), row("ranges-8", 0.2)}, 10);
  EXPECT_TRUE(contains(all(reading(one, 10)), "8 ranges keep at most 8 of 10 workers busy."))
      << all(reading(one, 10));
}

TEST(Reading, NamesRangesThatAreEquallyGood) {
  const Case one =
      primes({row("loop", 1), row("ranges-2", 0.7), row("ranges-4", 0.5), row("ranges-8", 0.5)});
  EXPECT_TRUE(contains(all(reading(one, 2)),
                       "4 and 8 ranges are best: with them, 2 workers are "
                       "2.00x as fast"))
      << all(reading(one, 2));
}

TEST(Reading, OfPrimesIsSaneWhicheverRangesWereRun) {
  const char* names[] = {"loop", "ranges-1", "ranges-2", "ranges-4", "ranges-8", "ranges-x"};
  for (const unsigned workers : {1U, 2U, 10U})
    for (const double factor_of_way : {0.5, 1.0, 1.4})
      for (unsigned subset = 0; subset < 64; ++subset) {
        Case one = primes({}, workers);
        double seconds = 1;
        for (unsigned i = 0; i < 6; ++i, seconds *= factor_of_way)
          if ((subset >> i & 1) != 0) one.ways.push_back(row(names[i], seconds));
        expect_sane(reading(one, 4));
      }
}

std::vector<Case> published_sweep() {
  return {lines({row("parallel", 0.769, 1), row("chunked", 0.381, 25'000)}, 1, 100'000),
          lines({row("parallel", 0.874, 1), row("chunked", 0.071, 2500)}, 10, 100'000)};
}

TEST(ReadingSweep, GoesFromFewToManyWorkers) {
  EXPECT_EQ(
      all(reading_sweep(published_sweep(), 10)),
      "With chunks, 10 workers are 5.37x as fast as one worker (71.0 ms against 381 ms); with "
      "one record a trip, 10 workers take 1.14x as long as one worker (874 ms against 769 "
      "ms).\n"
      "With 10 workers, chunks are 12.3x as fast as one record a trip.\n");
}

TEST(ReadingSweep, SaysThatCoresAreTheLimitOnlyWhereTheyAre) {
  std::vector<Case> sweep = {lines({row("chunked", 2, 100)}, 1), lines({row("chunked", 1, 100)}, 2),
                             lines({row("chunked", 1, 100)}, 8)};
  EXPECT_TRUE(contains(all(reading_sweep(sweep, 2)), "2 cores, and more workers"));
  EXPECT_FALSE(contains(all(reading_sweep(sweep, 8)), "cores"));
  sweep[2].ways[0].times = quiet(0.5);
  EXPECT_FALSE(contains(all(reading_sweep(sweep, 2)), "gain nothing"));
}

TEST(ReadingSweep, IsSaneWhateverIsMissing) {
  expect_sane(reading_sweep({}, 2));
  expect_sane(reading_sweep({lines({})}, 2));
  expect_sane(reading_sweep({lines({row("parallel", 1, 1)}, 1)}, 2));
  expect_sane(
      reading_sweep({lines({row("parallel", 1, 1)}, 1), lines({row("chunked", 1, 9)}, 2)}, 1));
}

RoundtripRow call(const std::string& way, const std::string& work, double seconds,
                  unsigned concurrency = 1, std::uint64_t payload = 0) {
  RoundtripRow one;
  one.way = way;
  one.work = work;
  one.payload_bytes = payload;
  one.concurrency = concurrency;
  one.workers = 2;
  one.times = quiet(seconds);
  one.left_caller = 1;
  return one;
}

TEST(ReadingRoundtrip, PricesACallAloneAndAmongOthers) {
  const std::vector<RoundtripRow> rows = {
      call("call", "none", 2e-9),          call("thread-per-call", "none", 50e-6),
      call("pool", "none", 8e-6),          call("call", "none", 128e-9, 64),
      call("pool", "none", 64 * 1e-6, 64), call("worker", "json", 1, 1)};
  EXPECT_EQ(all(reading_roundtrip(rows)),
            "A call that does nothing takes 2.00 ns in place, 8.00 us in a pool of 2 workers and "
            "50.0 us on a new thread of its own.\n"
            "With 64 in flight at once, a call that does nothing takes 1.00 us in a pool of 2 "
            "workers.\n");
}

TEST(ReadingRoundtrip, SaysWhereTheCallerRunsTheTaskItself) {
  std::vector<RoundtripRow> rows = {call("tbb", "none", 1e-6)};
  EXPECT_FALSE(contains(all(reading_roundtrip(rows)), "itself"));
  rows[0].left_caller = 0;
  EXPECT_TRUE(contains(all(reading_roundtrip(rows)), "which the caller then runs itself"));
}

TEST(ReadingRoundtrip, PricesCopiesOfTheLargestPayload) {
  std::vector<RoundtripRow> rows = {call("pool", "echo copied", 1e-5, 1, 1024),
                                    call("pool", "echo moved", 1e-5, 1, 1024),
                                    call("worker", "echo copied", 2e-2, 1, 64 << 20),
                                    call("worker", "echo moved", 1e-5, 1, 64 << 20)};
  EXPECT_EQ(all(reading_roundtrip(rows)),
            "64.0 MiB there and back take 20.0 ms if they are copied, and 10.0 us if they change "
            "hands.\n");
  rows.resize(2);
  EXPECT_TRUE(contains(all(reading_roundtrip(rows)), "no more to copy"));
}

TEST(ReadingRoundtrip, IsSaneWhateverIsMissing) {
  expect_sane(reading_roundtrip({}));
  expect_sane(reading_roundtrip({RoundtripRow{}}));
  RoundtripRow none = call("call", "none", 1, 0);
  expect_sane(reading_roundtrip({none}));
  expect_sane(reading_roundtrip({call("worker", "echo copied", 1, 1, 1)}));
}

}  // namespace
}  // namespace fxpar::bench
