#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "data-gen/logs.hpp"
#include "data-gen/published.hpp"
#include "kernels/fingerprint.hpp"
#include "kernels/rehash.hpp"
#include "kernels/sharpen.hpp"

namespace fxpar::gen {
namespace {

constexpr std::uint64_t m53 = (std::uint64_t{1} << 53) - 1;

template <typename Records>
std::string first(int count) {
  Records records(Records::published_seed);
  Buffer out;
  out.append(Records::header);
  for (int i = 0; i < count; ++i) records.next(out);
  return std::string(out.view());
}

TEST(Published, LinesAreThoseOfTheStudy) {
  EXPECT_EQ(first<LogLines>(2), "ERROR /health 200 3264ms u0\nERROR /api/users 200 1428ms u1\n");
}

TEST(Published, FirstHundredLinesHaveThePublishedChecksum) {
  const std::string lines = first<LogLines>(100);
  kernels::FingerprintScratch scratch;
  std::uint64_t acc = 0;
  for (std::string_view rest = lines; !rest.empty(); rest.remove_prefix(rest.find('\n') + 1)) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    kernels::Fingerprint result{};
    kernels::fingerprint_reference({&line, 1}, &result, scratch);
    acc = (31 * acc + result.hash + result.digits) & m53;
  }
  EXPECT_EQ(acc, 757826477312232u);
}

TEST(Published, FirstHundredTilesHaveThePublishedChecksum) {
  const std::string tiles = first<Tiles>(100);
  std::uint64_t acc = 0;
  for (std::size_t at = 0; at < tiles.size(); at += kernels::tile_bytes) {
    const auto* tile = reinterpret_cast<const std::uint8_t*>(tiles.data() + at);
    kernels::Sharpness result{};
    kernels::sharpen_reference({&tile, 1}, &result);
    acc = (31 * acc + result.energy + result.mean) & m53;
  }
  EXPECT_EQ(acc, 4980528741132890u);
}

TEST(Published, FirstHundredCredentialsHaveThePublishedChecksum) {
  std::istringstream rows(first<Credentials>(100));
  std::string header;
  std::getline(rows, header);
  std::uint64_t acc = 0, user = 0;
  char comma = 0;
  for (kernels::Credential credential{};
       rows >> user >> comma >> credential.salt >> comma >> credential.secret;) {
    std::uint64_t key = 0;
    kernels::rehash_reference({&credential, 1}, &key);
    acc = (33 * acc + key + user) & m53;
  }
  EXPECT_EQ(acc, 5985344128304328u);
}

TEST(Published, TilesAndCredentialsHaveTheirShape) {
  EXPECT_EQ(first<Tiles>(3).size(), 3 * 1024u);
  const std::string rows = first<Credentials>(2);
  EXPECT_TRUE(rows.starts_with("user,salt,secret\n0,")) << rows;
  EXPECT_NE(rows.find("\n1,"), std::string::npos) << rows;
}

/// Whether `line` is `shown` with something in each `<*>`.
bool matches(std::string_view line, std::string_view shown) {
  const std::size_t star = shown.find("<*>");
  if (star == shown.npos) return line == shown;
  if (line.substr(0, star) != shown.substr(0, star)) return false;
  line.remove_prefix(star);
  shown.remove_prefix(star + 3);
  for (std::size_t taken = 0; taken <= line.size(); ++taken)
    if (matches(line.substr(taken), shown)) return true;
  return false;
}

TEST(Logs, EachLineIsOfTheTemplateThatTheTruthNames) {
  LogGenerator logs(1);
  EXPECT_GE(logs.templates().size(), 200u);
  std::set<std::size_t> seen;
  for (int i = 0; i < 20'000; ++i) {
    Buffer out;
    const std::size_t index = logs.next(out);
    seen.insert(index);
    std::string_view line = out.view();
    ASSERT_TRUE(line.ends_with('\n'));
    line.remove_suffix(1);
    ASSERT_TRUE(matches(line, logs.templates()[index].text)) << line << "\n"
                                                             << logs.templates()[index].text;
  }
  EXPECT_GE(seen.size(), 200u);
}

TEST(Logs, FollowFromTheSeed) {
  const auto lines = [](std::uint64_t seed) {
    LogGenerator logs(seed);
    Buffer out;
    for (int i = 0; i < 100; ++i) logs.next(out);
    return std::string(out.view());
  };
  EXPECT_EQ(lines(1), lines(1));
  EXPECT_NE(lines(1), lines(2));
}

TEST(Logs, TruthEscapesWhatWouldBreakARow) {
  EXPECT_EQ(truth_row_end({"T007", "\tat <*>\\x"}), "\tT007\t\\tat <*>\\\\x\n");
}

}  // namespace
}  // namespace fxpar::gen
