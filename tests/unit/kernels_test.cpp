#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "kernels/fingerprint.hpp"
#include "kernels/primes.hpp"

namespace fxpar::kernels {
namespace {

Fingerprint of(std::string_view line) {
  FingerprintScratch scratch;
  Fingerprint result{};
  fingerprint_reference({&line, 1}, &result, scratch);
  return result;
}

// Values computed with an independent program from the published definition.
TEST(FingerprintReference, KnownLines) {
  EXPECT_EQ(of(""), (Fingerprint{1073741793, 0}));
  EXPECT_EQ(of("alpha x"), (Fingerprint{26081252, 0}));
  EXPECT_EQ(of("beta y"), (Fingerprint{1060332, 0}));
  EXPECT_EQ(of("alpha beta"), (Fingerprint{26090516, 0}));
  EXPECT_EQ(of("gamma 42 delta"), (Fingerprint{18359966, 2}));
  EXPECT_EQ(of({"abcdef\0jkl", 10}), (Fingerprint{24254003, 0}));
  EXPECT_EQ(of("abcde\376fg"), (Fingerprint{29622865, 0}));
}

TEST(FingerprintReference, ARunOfDigitsIsOneSign) {
  EXPECT_EQ(of("took 7 ms").hash, of("took 123456 ms").hash);
  EXPECT_EQ(of("took 123456 ms").digits, 6u);
  EXPECT_NE(of("took 7 ms").hash, of("took 7.7 ms").hash);
  EXPECT_EQ(of("12345"), (Fingerprint{1073741793, 5}));  // `#` is shorter than a window
}

TEST(FingerprintReference, LinesOfABatchDoNotTouch) {
  const std::array<std::string_view, 3> lines = {"alpha x", "", "beta y"};
  std::array<Fingerprint, 3> results{};
  FingerprintScratch scratch;
  fingerprint_reference(lines, results.data(), scratch);
  for (std::size_t i = 0; i < lines.size(); ++i) EXPECT_EQ(results[i], of(lines[i]));
}

TEST(PrimesReference, KnownCounts) {
  EXPECT_EQ(primes_reference(0, 0), 0u);
  EXPECT_EQ(primes_reference(0, 2), 0u);
  EXPECT_EQ(primes_reference(0, 3), 1u);
  EXPECT_EQ(primes_reference(0, 10), 4u);
  EXPECT_EQ(primes_reference(0, 100), 25u);
  EXPECT_EQ(primes_reference(0, 7920), 1000u);
  EXPECT_EQ(primes_reference(7919, 7920), 1u);
  EXPECT_EQ(primes_reference(9, 11), 0u);
}

TEST(PrimesReference, RangesAddUp) {
  for (std::uint64_t at = 0; at <= 1000; at += 37)
    EXPECT_EQ(primes_reference(0, at) + primes_reference(at, 1000), 168u);
}

}  // namespace
}  // namespace fxpar::kernels
