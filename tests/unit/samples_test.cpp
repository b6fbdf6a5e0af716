#include "bench/samples.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "bench/measure.hpp"

namespace fxpar::bench {
namespace {

TEST(Samples, HaveMedianAndExtremes) {
  const Samples odd({3, 1, 2});
  EXPECT_EQ(odd.median(), 2);
  EXPECT_EQ(odd.min(), 1);
  EXPECT_EQ(odd.max(), 3);
  EXPECT_EQ(Samples({4, 1, 2, 3}).median(), 2.5);
}

TEST(Samples, AnOutlierDoesNotSpoilTheMargin) {
  // Quartiles 1.0 and 1.02: half their distance is 1 %.
  EXPECT_NEAR(Samples({1, 1.01, 1.02, 9, 1}).margin(), 0.01 / 1.01, 1e-9);
  EXPECT_EQ(Samples({1, 1, 1}).margin(), 0.005);  // no machine is that quiet
  EXPECT_EQ(Samples({1}).margin(), 0.1);          // one sample says nothing
}

TEST(Samples, ARatioIsSameOnlyWithinItsMargin) {
  const Samples one({1, 1, 1}), near({1.005, 1.005, 1.005}), far({1.02, 1.02, 1.02});
  EXPECT_TRUE((one / near).same());
  EXPECT_FALSE((one / far).same());
  const Samples noisy({0.8, 1.02, 1.3});
  EXPECT_TRUE((one / noisy).same());
  EXPECT_NEAR((far / one).value, 1.02, 1e-9);
  EXPECT_NEAR((far / one).margin, 0.005 * 1.41421, 1e-5);
}

TEST(Measure, TakesTurns) {
  std::string order;
  const auto letter = [&order](char c) {
    return [&order, c] {
      order += c;
      std::this_thread::sleep_for(std::chrono::milliseconds(3));  // no need to repeat it
    };
  };
  std::vector<Contender> contenders;
  contenders.push_back({"a", letter('a')});
  contenders.push_back({"b", letter('b')});
  measure(contenders, {.warmup = 1, .iterations = 2});
  EXPECT_EQ(order, "ababab");
  EXPECT_EQ(contenders[0].times.all().size(), 2u);
  EXPECT_GE(contenders[1].times.min(), 0.003);
}

TEST(Measure, RepeatsWhatIsShorterThanTheClockCanTell) {
  std::uint64_t runs = 0;
  std::vector<Contender> contenders;
  contenders.push_back({"short", [&runs] { ++runs; }});
  measure(contenders, {.warmup = 0, .iterations = 1});
  EXPECT_GT(contenders[0].repeats, 100u);
  EXPECT_GT(runs, contenders[0].repeats);  // those too that found out how many
  const double sample = contenders[0].times.median() * static_cast<double>(contenders[0].repeats);
  EXPECT_GE(sample, 0.002);
}

TEST(Measure, CallsBeforeOncePerSample) {
  int before = 0, runs = 0;
  std::vector<Contender> contenders;
  contenders.push_back({"x", [&runs] { ++runs; }, [&before] { ++before; }});
  measure(contenders, {.warmup = 1, .iterations = 3});
  EXPECT_EQ(before, 4);
  EXPECT_GT(runs, 4);
}

TEST(Measure, PeakMemoryIsEachOnesOwn) {
#ifdef __SANITIZE_ADDRESS__
  GTEST_SKIP() << "the address sanitizer keeps freed memory for a while";
#endif
  if (!PeakMemory().bytes()) GTEST_SKIP() << "this system does not let us reset the mark";
  constexpr std::size_t large = 64 << 20;
  std::vector<Contender> contenders;
  contenders.push_back({"large", [] {
                          const std::string touched(large, 'x');
                          ASSERT_EQ(touched[large / 2], 'x');
                        }});
  contenders.push_back(
      {"small", [] { std::this_thread::sleep_for(std::chrono::milliseconds(3)); }});
  measure(contenders, {.warmup = 1, .iterations = 1});
  ASSERT_TRUE(contenders[0].peak_rss_bytes && contenders[1].peak_rss_bytes);
  EXPECT_GT(*contenders[0].peak_rss_bytes, *contenders[1].peak_rss_bytes + large / 2);
}

}  // namespace
}  // namespace fxpar::bench
