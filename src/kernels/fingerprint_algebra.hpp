// The algebra that lets a fingerprint do without its 96 permutations. With
//   x   = (h * 0x85EBCA6B) mod 2^30 for the hash h of a window, and
//   d_p = (p * 0x9E3779B1 * 0x85EBCA6B) mod 2^30 for p = 0..95
// the published v_p is (x + d_p) mod 2^30. Therefore
// - the least v_p is x less the largest breakpoint not above it, where the breakpoints are
//   (-d_p) mod 2^30, 0 among them. They lie at least 6,820,484 apart, so each of 1,024 equal
//   buckets of x has at most one inside it. With that one, and the one at or before the bucket's
//   start, the least is min(x - before, x - inside) without sign: where x has not reached the one
//   inside, the difference wraps around and loses;
// - the sum of (v_p and 63) depends on x mod 64 alone.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace fxpar::kernels {

struct FingerprintAlgebra {
  static constexpr std::uint32_t m30 = (1u << 30) - 1;
  static constexpr std::uint32_t hash_start = 0x811C9DC5;
  static constexpr std::uint32_t prime = 0x01000193;
  // The last multiplication of a window's hash and that of x in one: 32 bits that wrap around keep
  // the lower 30, and no step looks at others.
  static constexpr std::uint32_t last_prime =
      static_cast<std::uint32_t>(0x01000193ull * 0x85EBCA6B);
  static constexpr unsigned bucket_shift = 20;

  std::array<std::uint32_t, 1024> before{},
      inside{};  // of each bucket; `before` where none is inside
  std::array<std::uint32_t, 64> sums{};

  constexpr FingerprintAlgebra() {
    constexpr std::size_t permutations = 96;
    std::array<std::uint64_t, permutations> shifts{};
    std::array<std::uint32_t, permutations> breakpoints{};
    for (std::size_t p = 0; p < permutations; ++p) {
      shifts[p] = p * 0x9E3779B1 * 0x85EBCA6B;
      breakpoints[p] = static_cast<std::uint32_t>((0 - shifts[p]) & m30);
    }
    std::sort(breakpoints.begin(), breakpoints.end());
    std::size_t at = 0;  // the last one at or before the start
    for (std::size_t bucket = 0; bucket < before.size(); ++bucket) {
      const std::uint64_t start = std::uint64_t{bucket} << bucket_shift;
      const std::uint64_t end = start + (std::uint64_t{1} << bucket_shift);
      while (at + 1 < permutations && breakpoints[at + 1] <= start) ++at;
      before[bucket] = breakpoints[at];
      const bool has_one = at + 1 < permutations && breakpoints[at + 1] < end;
      inside[bucket] = has_one ? breakpoints[at + 1] : before[bucket];
    }
    for (std::uint64_t x = 0; x < sums.size(); ++x)
      for (const std::uint64_t shift : shifts)
        sums[x] += static_cast<std::uint32_t>((x + shift) & 63);
  }
};

inline constexpr FingerprintAlgebra fingerprint_algebra;

}  // namespace fxpar::kernels
