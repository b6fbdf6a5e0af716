#include "records/compressed.hpp"

#include <gtest/gtest.h>

#include <string>

namespace fxpar::records {
namespace {

using namespace std::string_literals;

std::string command(const std::string& bytes) {
  const Sniffed sniffed = sniff_compression(bytes);
  if (!sniffed.decided) return "undecided";
  return sniffed.compression ? std::string(sniffed.compression->command) : "plain";
}

TEST(Compressed, KnowsEachKindByItsFirstBytes) {
  EXPECT_EQ(command("\x1f\x8b\x08\x00rest"s), "zcat");
  EXPECT_EQ(command("\x28\xb5\x2f\xfd rest"s), "zstdcat");
  EXPECT_EQ(command("\xfd"
                    "7zXZ\0rest"s),
            "xzcat");
  EXPECT_EQ(command("BZh9\x31\x41\x59\x26\x53\x59rest"s), "bzcat");
  EXPECT_EQ(command("BZh1\x17\x72\x45\x38\x50\x90"s), "bzcat");  // nothing, compressed
}

TEST(Compressed, LeavesTextAlone) {
  EXPECT_EQ(command("BZh9 is a log line too"), "plain");
  EXPECT_EQ(command("\n"), "plain");
  EXPECT_EQ(command("\x1f\x8b\x09"s), "plain");
}

TEST(Compressed, WaitsForWhatMayStillBeOne) {
  EXPECT_EQ(command(""), "undecided");
  EXPECT_EQ(command("BZh"), "undecided");
  EXPECT_EQ(command("BZh9\x31\x41"s), "undecided");
  EXPECT_EQ(command("\x1f"s), "undecided");
}

}  // namespace
}  // namespace fxpar::records
