#include "base/checksum.hpp"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace fxpar {
namespace {

// The published definition, one record after the other, with the mask at every step.
std::uint64_t by_definition(std::uint64_t base, const std::vector<std::uint64_t>& values) {
  constexpr std::uint64_t modulus = std::uint64_t{1} << 53;
  std::uint64_t acc = 0;
  for (const std::uint64_t x : values) acc = (acc * base + x % modulus) % modulus;  // < 2^60
  return acc;
}

TEST(Checksum, OfPartsIsThatOfTheWhole) {
  std::mt19937_64 random(5);
  for (int round = 0; round < 200; ++round) {
    const std::uint64_t base = round % 2 == 0 ? 31 : 33;
    std::vector<std::uint64_t> values(random() % 50);
    for (auto& value : values) value = random();
    Checksum whole, part;
    for (const std::uint64_t value : values) {
      part.add(base, value);
      if (random() % 4 != 0) continue;
      whole.append(part);
      part = {};
    }
    whole.append(part);
    EXPECT_EQ(whole.value(), by_definition(base, values));
  }
}

TEST(Checksum, SeesOrder) {
  Checksum ab, ba;
  ab.add(31, 1), ab.add(31, 2);
  ba.add(31, 2), ba.add(31, 1);
  EXPECT_NE(ab.value(), ba.value());
}

}  // namespace
}  // namespace fxpar
