#include "kernels/kernels.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
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

// Every kernel is held to the reference, bit for bit, on what nobody would write.

std::string random_line(std::mt19937& random) {
  constexpr std::string_view alphabets[] = {"0123456789", "a0", "#1",
                                            "INFO /api 0123456789 \xFF\x80\xC3"};
  const std::string_view alphabet = alphabets[random() % 4];
  std::string line(random() % 4 == 0 ? random() % 8 : random() % 300, '\0');
  const bool any_byte = random() % 5 == 0;
  for (char& c : line)
    c = any_byte ? static_cast<char>(random()) : alphabet[random() % alphabet.size()];
  return line;
}

TEST(Kernels, FingerprintsAreThoseOfTheReference) {
  std::mt19937 random(1);
  for (const std::size_t count : {0u, 1u, 2u, 3u, 7u, 64u, 255u, 256u, 257u, 4096u}) {
    // In one buffer, so that they start and end at any address.
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < count; ++i) texts.push_back(random_line(random));
    if (count == 7) texts[3] = std::string(3'000'000, '7') + std::string(100'000, 'x');
    std::string all;
    for (const std::string& text : texts) all += text;
    std::vector<std::string_view> lines;
    std::size_t at = 0;
    for (const std::string& text : texts) {
      lines.push_back(std::string_view(all).substr(at, text.size()));
      at += text.size();
    }
    std::vector<Fingerprint> expected(count), found(count);
    FingerprintScratch scratch;
    fingerprint_reference(lines, expected.data(), scratch);
    for (const Kernels& kernels : available()) {
      std::fill(found.begin(), found.end(), Fingerprint{});
      kernels.fingerprint(lines, found.data(), scratch);
      EXPECT_EQ(found, expected) << kernels.name << " on " << count;
    }
  }
}

TEST(Kernels, FingerprintsOfEachLength) {
  FingerprintScratch scratch;
  for (std::size_t size = 0; size <= 300; ++size)
    for (const char fill : {'x', '5'}) {
      // Of its own size, so that a sanitizer sees each byte that is read too much.
      std::vector<char> exact(size, fill);
      const std::string_view line(exact.data(), size);
      Fingerprint expected{}, found{};
      fingerprint_reference({&line, 1}, &expected, scratch);
      for (const Kernels& kernels : available()) {
        kernels.fingerprint({&line, 1}, &found, scratch);
        EXPECT_EQ(found, expected) << kernels.name << " on " << size;
      }
    }
}

TEST(Kernels, SharpnessIsThatOfTheReference) {
  std::mt19937 random(2);
  for (const std::size_t count : {0u, 1u, 2u, 5u, 256u, 300u}) {
    std::vector<std::uint8_t> pixels(count * (tile_bytes + 3));
    for (std::size_t i = 0; i < pixels.size(); ++i) {
      const unsigned kind = static_cast<unsigned>(i / tile_bytes % 4);
      pixels[i] = static_cast<std::uint8_t>(kind == 0   ? random()
                                            : kind == 1 ? random() % 2 * 255
                                            : kind == 2 ? 255
                                                        : i % 2 * 255);
    }
    std::vector<const std::uint8_t*> tiles;
    for (std::size_t i = 0; i < count; ++i) tiles.push_back(&pixels[i * (tile_bytes + 3)]);
    if (count > 0) tiles.back() = pixels.data() + pixels.size() - tile_bytes;  // to the last byte
    std::vector<Sharpness> expected(count), found(count);
    sharpen_reference(tiles, expected.data());
    for (const Kernels& kernels : available()) {
      std::fill(found.begin(), found.end(), Sharpness{});
      kernels.sharpen(tiles, found.data());
      EXPECT_EQ(found, expected) << kernels.name << " on " << count;
    }
  }
}

TEST(Kernels, KeysAreThoseOfTheReference) {
  std::mt19937_64 random(3);
  std::vector<Credential> credentials;
  for (std::size_t i = 0; i < 50; ++i) credentials.push_back({random(), random()});
  credentials[7] = {0, 0};
  credentials[8] = {~std::uint64_t{0}, ~std::uint64_t{0}};
  std::vector<std::uint64_t> expected(credentials.size()), found(credentials.size() + 1);
  rehash_reference(credentials, expected.data());
  for (const Kernels& kernels : available())
    for (const std::size_t count : {0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u, 11u, 12u, 13u, 50u}) {
      std::fill(found.begin(), found.end(), 1);
      kernels.rehash(std::span(credentials).first(count), found.data());
      for (std::size_t i = 0; i < count; ++i)
        EXPECT_EQ(found[i], expected[i]) << kernels.name << " on " << count;
      EXPECT_EQ(found[count], 1u) << kernels.name;
    }
}

}  // namespace
}  // namespace fxpar::kernels
