#include "bench/saved.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/error.hpp"
#include "bench/compare.hpp"
#include "bench/tables.hpp"

namespace fxpar::bench {
namespace {

Results sample_results() {
  Results results;
  results.version = "1.2.3";
  results.machine = {"A \"CPU\"", 4, 3, "AVX2", "Linux"};
  results.iterations = 3;
  results.rounds = 2;
  results.cases.push_back({"fingerprint",
                           "reference",
                           1'500'000,
                           2,
                           "755522290282409",
                           {{"loop", 0, 0, Samples({4.0, 4.1, 4.2}), 5 << 20},
                            {"chunked", 187'500, 8, Samples({2.0, 2.05, 2.1}), {}}}});
  results.sweep.push_back({"fingerprint",
                           "reference",
                           100'000,
                           5,
                           "1",
                           {{"parallel", 1, 100'000, Samples({0.3, 0.3, 0.3}), 1 << 20}}});
  RoundtripRow row;
  row.way = "worker";
  row.work = "echo moved";
  row.payload_bytes = 1024;
  row.concurrency = 64;
  row.workers = 1;
  row.times = Samples({1e-4, 1.1e-4, 1.2e-4});
  row.load_s = 5e-5;
  row.execution_s = 1e-5;
  row.total_s = 1.6e-4;
  row.left_caller = 64;
  results.roundtrip.push_back(row);
  return results;
}

std::size_t lines_of(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

TEST(Saved, ComesBackAsItWas) {
  const std::string json = as_json(sample_results());
  EXPECT_EQ(as_json(from_json(json, "x")), json);
  EXPECT_NE(json.find("\"checksum\": \"755522290282409\""), std::string::npos);
  EXPECT_NE(json.find("\"speedup\": 2.0"), std::string::npos);  // 4.1 over 2.05
}

TEST(Saved, RefusesWhatIsNoResult) {
  for (const char* text : {"", "{", "[]", "{}", "{\"version\": 1}", "null", "\xff"})
    EXPECT_THROW(from_json(text, "x"), UsageError) << text;
  std::string json = as_json(sample_results());
  const std::size_t at = json.find("\"times_s\": [");
  json.insert(at + 12, "-1, ");
  EXPECT_THROW(from_json(json, "x"), UsageError);
}

TEST(Saved, NestingAndLengthHaveLimits) {
  const std::string json = as_json(sample_results());
  for (const char* const key : {"\"times_s\": [", "\"n\": ", "\"version\": "}) {
    std::string nested = json;
    const std::size_t at = nested.find(key);
    ASSERT_NE(at, std::string::npos) << key;
    nested.insert(at + std::string(key).size(),
                  std::string(200'000, '[') + std::string(200'000, ']') + ", ");
    EXPECT_THROW(from_json(nested, "x"), UsageError) << key;
  }
  Results results = sample_results();
  results.cases[0].job = std::string(1000, 'j');
  EXPECT_THROW(from_json(as_json(results), "x"), UsageError);
}

TEST(Saved, ANameThatIsNotUtf8IsNoReasonToFail) {
  Results results = sample_results();
  results.machine.cpu = "cpu \xff";
  EXPECT_NO_THROW(from_json(as_json(results), "x"));
}

TEST(Tables, EveryRowIsInEveryForm) {
  const Results results = sample_results();
  const std::string csv = as_csv(results);
  EXPECT_EQ(lines_of(csv), 1 + 2 + 1 + 1u);
  const std::size_t commas = static_cast<std::size_t>(
      std::count(csv.begin(), csv.begin() + static_cast<std::ptrdiff_t>(csv.find('\n')), ','));
  for (std::size_t at = 0; at < csv.size();) {
    const std::size_t end = csv.find('\n', at);
    const std::string line = csv.substr(at, end - at);
    EXPECT_EQ(static_cast<std::size_t>(std::count(line.begin(), line.end(), ',')), commas) << line;
    at = end + 1;
  }
  for (const std::string& text : {as_markdown(results, false), as_text(results, false)})
    for (const char* part : {"4.10 s", "2.05 s", "187,500", "110 us", "300 ms"})
      EXPECT_NE(text.find(part), std::string::npos) << part << " in\n" << text;
}

TEST(Tables, FitEightyColumnsAndSayWhatIsFaster) {
  Results results = sample_results();
  results.cases[0].ways.push_back(
      {"parallel", 1, 1'500'000, Samples({1234.5, 1234.6, 1240}), std::uint64_t{1} << 40});
  for (const bool published : {false, true}) {
    const std::string text = as_text(results, published);
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = text.find('\n', at);
      EXPECT_LE(end - at, 80u) << text.substr(at, end - at);
      at = end + 1;
    }
    EXPECT_NE(text.find("2.00x faster"), std::string::npos);
    EXPECT_NE(text.find("301x slower"), std::string::npos) << text;
    EXPECT_EQ(text.find("4.70x faster") != std::string::npos, published);  // the study's chunked
  }
}

TEST(Tables, ColumnsDoNotTouch) {
  Results results = sample_results();
  for (Row& row : results.cases[0].ways) {
    row.chunk = 1'234'567'890;
    row.times = Samples({12'345});
    row.peak_rss_bytes = (std::uint64_t{8} << 30) - 1;
  }
  RoundtripRow& row = results.roundtrip[0];
  row.times = Samples({1.0008e-6, 1e-9, 1e-6, 1e-3});
  row.concurrency = 1;
  const std::string text = as_text(results, false);
  EXPECT_NE(text.find(" 1,234,567,890 "), std::string::npos) << text;
  EXPECT_NE(text.find(" 1M "), std::string::npos) << text;  // neither 999k nor 1e+03k
  EXPECT_NE(text.find(" >10x "), std::string::npos) << text;
}

TEST(Tables, NoiseIsNamedWithARemedy) {
  Results results = sample_results();
  EXPECT_EQ(noise_warning(results), "");
  results.cases[0].ways[1].times = Samples({1, 2, 3});
  const std::string warning = noise_warning(results);
  EXPECT_NE(warning.find("chunked at fingerprint 1,500,000"), std::string::npos) << warning;
  EXPECT_NE(warning.find("--iterations"), std::string::npos);
}

TEST(Compare, SaysWhatTheNoiseAllows) {
  const Results a = sample_results();
  Results b = a;
  b.cases[0].ways[0].times = Samples({2.0, 2.0, 2.0});
  const Comparison comparison = compare(a, b);
  EXPECT_TRUE(comparison.same_work);
  EXPECT_NE(comparison.text.find("2.05x faster"), std::string::npos) << comparison.text;
  EXPECT_NE(comparison.text.find("same"), std::string::npos);
}

TEST(Compare, FitsEightyColumnsWithTheLongestNames) {
  Results a = sample_results();
  a.cases[0].job = std::string(32, 'j');
  a.cases[0].kernel = std::string(32, 'k');
  a.cases[0].n = ~std::uint64_t{0};
  Results b = a;
  b.cases[0].kernel = std::string(32, 'l');
  const std::string text = compare(a, b).text;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    EXPECT_LE(end - at, 80u) << text.substr(at, end - at);
    at = end + 1;
  }
}

TEST(Compare, SaysWhatItLeavesOut) {
  const Results a = sample_results();
  Results b = a;
  b.roundtrip.clear();
  b.version = "0.0";
  const std::string text = compare(a, b).text;
  EXPECT_NE(text.find("counterpart"), std::string::npos) << text;
  EXPECT_NE(text.find("B by 0.0"), std::string::npos) << text;
  b.cases.clear();
  b.sweep.clear();
  EXPECT_FALSE(compare(a, b).same_work);  // nothing was compared
}

TEST(Compare, DifferentChecksumsAreNoComparison) {
  const Results a = sample_results();
  Results b = a;
  b.cases[0].checksum = "1";
  const Comparison comparison = compare(a, b);
  EXPECT_FALSE(comparison.same_work);
  EXPECT_NE(comparison.text.find("not the same work"), std::string::npos);
}

}  // namespace
}  // namespace fxpar::bench
