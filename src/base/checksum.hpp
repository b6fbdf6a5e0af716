// The published checksums, as something that chunks can compute apart and combine.
//
// acc -> base*acc + x (mod 2^53) is an affine map, so a run of n records is one too:
// acc -> multiplier*acc + addend with multiplier = base^n. Two runs in a row compose to
// (m1*m2, a1*m2 + a2): associative but not commutative, which is what makes the checksum see the
// order. 2^53 divides 2^64, so wrapping 64-bit arithmetic with one mask at the end is exact.
#pragma once

#include <cstdint>

namespace fxpar {

class Checksum {
 public:
  /// Adds one record: acc -> base*acc + x.
  void add(std::uint64_t base, std::uint64_t x) {
    multiplier_ *= base;
    addend_ = addend_ * base + x;
  }

  /// Adds the run of records that follows this one.
  void append(const Checksum& next) {
    addend_ = addend_ * next.multiplier_ + next.addend_;
    multiplier_ *= next.multiplier_;
  }

  /// The checksum of all records so far, from acc = 0.
  std::uint64_t value() const { return addend_ & ((std::uint64_t{1} << 53) - 1); }

 private:
  std::uint64_t multiplier_ = 1;
  std::uint64_t addend_ = 0;
};

}  // namespace fxpar
