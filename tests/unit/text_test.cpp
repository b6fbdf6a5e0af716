#include "base/text.hpp"

#include <gtest/gtest.h>

#include <array>

namespace fxpar {
namespace {

TEST(ParseNumber, TakesDigitsOnly) {
  EXPECT_EQ(parse_number("0"), 0u);
  EXPECT_EQ(parse_number("18446744073709551615"), ~std::uint64_t{0});
  for (const char* bad : {"", " ", "-1", "+1", "1 ", " 1", "1.5", "1e9", "0x", "4x",
                          "18446744073709551616", "99999999999999999999"})
    EXPECT_FALSE(parse_number(bad)) << bad;
}

TEST(ParseSize, KnowsPowersOf1024) {
  EXPECT_EQ(parse_size("4096"), 4096u);
  EXPECT_EQ(parse_size("64K"), 65536u);
  EXPECT_EQ(parse_size("4MiB"), 4u << 20);
  EXPECT_EQ(parse_size("1gb"), 1u << 30);
  EXPECT_EQ(parse_size("15E"), std::uint64_t{15} << 60);
  for (const char* bad : {"", "K", "-1K", "1.5K", "4X", "4Kx", "16E", "1 K", "4iB", "99999999999G"})
    EXPECT_FALSE(parse_size(bad)) << bad;
}

TEST(Printable, LetsNothingMoveTheCursor) {
  EXPECT_EQ(printable("plain-name.log"), "plain-name.log");
  EXPECT_EQ(printable("a\nb\033[2J\x7F"), "a\\nb\\x1b[2J\\x7f");
  EXPECT_EQ(printable("caf\xC3\xA9"), "caf\xC3\xA9");
  EXPECT_EQ(printable("\xFF\xC2\x9B"), "\\xff\\xc2\\x9b");
  EXPECT_EQ(printable("a\u202Eb\u2069"),
            "a\\xe2\\x80\\xaeb\\xe2\\x81\\xa9");  // the other way round
  EXPECT_EQ(printable("\u2026"), "\u2026");
}

TEST(Human, IsShort) {
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(1234567), "1,234,567");
  EXPECT_EQ(human_bytes(1023), "1023 B");
  EXPECT_EQ(human_bytes(53'717'934), "51.2 MiB");
  EXPECT_EQ(human_bytes(1024 * 1024 - 1), "1.0 MiB");
  EXPECT_EQ(human_seconds(0), "0 s");
  EXPECT_EQ(human_seconds(3.5e-6), "3.50 us");
  EXPECT_EQ(human_seconds(0.0123), "12.3 ms");
  EXPECT_EQ(human_seconds(600), "10.0 min");
}

TEST(Counted, WritesOutOne) {
  EXPECT_EQ(counted(1, "worker"), "one worker");
  EXPECT_EQ(counted(0, "worker"), "0 workers");
  EXPECT_EQ(counted(1234, "record"), "1,234 records");
}

TEST(Nearest, FindsWhatWasMeant) {
  constexpr std::array<std::string_view, 4> words = {"--format", "--fields", "--header", "--limit"};
  EXPECT_EQ(nearest("--formt", words), "--format");
  EXPECT_EQ(nearest("--fromat", words), "--format");
  EXPECT_EQ(nearest("--head", words), "--header");
  EXPECT_EQ(nearest("--nope", words), "");
  EXPECT_EQ(nearest("", words), "");
}

}  // namespace
}  // namespace fxpar
