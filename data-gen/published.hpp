// The three data sets of the study "Is parallel worth it?" (fxdart), to the byte: the input for
// which results and checksums are published. Each generator makes the records one after the other
// from a seed; with the seed and the count below it makes the published set.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/buffer.hpp"

namespace fxpar::gen {

/// The study's linear congruential generator, modulo 2^63. Multiplier and increment are those of
/// Knuth's MMIX (The Art of Computer Programming, vol. 2, 3.3.4, table 1, line 26).
class Lcg {
 public:
  explicit Lcg(std::uint64_t seed) : state_(seed) {}

  /// A number below `m`, taken from the low bits, as the study does.
  std::uint64_t below(std::uint64_t m) { return draw() % m; }

  /// A number in [0, 1) of 43 bits.
  double fraction() {
    return static_cast<double>(draw() >> 20) / static_cast<double>(std::uint64_t{1} << 43);
  }

 private:
  std::uint64_t draw() {
    constexpr std::uint64_t mask = (std::uint64_t{1} << 63) - 1;
    return state_ = (state_ * 6364136223846793005 + 1442695040888963407) & mask;
  }

  std::uint64_t state_;
};

/// Log lines `LEVEL ROUTE CODE MSms uU`: four levels, five routes, 8 % of the codes are 500 and
/// the others 200, MS is below 4000 and U is i mod 9973.
class LogLines {
 public:
  static constexpr std::uint64_t published_seed = 11;
  static constexpr std::uint64_t published_count = 1'500'000;  // 53,717,934 bytes
  static constexpr std::string_view header = "";

  explicit LogLines(std::uint64_t seed) : random_(seed) {}

  /// Appends the next line with its newline.
  void next(Buffer& out);

 private:
  Lcg random_;
  std::uint64_t index_ = 0;
};

/// Grey images of 32 x 32 pixels, a byte each, row by row without anything between: a diagonal
/// ramp that moves by one from tile to tile, with noise below 24.
class Tiles {
 public:
  static constexpr std::uint64_t published_seed = 13;
  static constexpr std::uint64_t published_count = 147'000;
  static constexpr std::string_view header = "";
  static constexpr std::uint64_t side = 32;  // pixels

  explicit Tiles(std::uint64_t seed) : random_(seed) {}

  /// Appends the 1024 bytes of the next tile.
  void next(Buffer& out);

 private:
  Lcg random_;
  std::uint64_t index_ = 0;
};

/// Rows `user,salt,secret`: user is the row's number from 0, salt is below 2^30, secret below 2^40.
class Credentials {
 public:
  static constexpr std::uint64_t published_seed = 7;
  static constexpr std::uint64_t published_count = 20'000;
  static constexpr std::string_view header = "user,salt,secret\n";

  explicit Credentials(std::uint64_t seed) : random_(seed) {}

  /// Appends the next row with its newline.
  void next(Buffer& out);

 private:
  Lcg random_;
  std::uint64_t index_ = 0;
};

}  // namespace fxpar::gen
