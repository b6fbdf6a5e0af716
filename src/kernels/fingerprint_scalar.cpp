// The fingerprint in plain C++: tables instead of permutations (fingerprint_algebra.hpp), the
// digits collapsed without a branch, and the windows of a block hashed before any table is looked
// at, so that the compiler makes vectors of the hashing.
#include <algorithm>
#include <array>
#include <cstddef>

#include "kernels/fingerprint.hpp"
#include "kernels/fingerprint_algebra.hpp"

namespace fxpar::kernels {

namespace {

using Algebra = FingerprintAlgebra;

constexpr std::size_t window = 5;
constexpr std::size_t block = 64;  // windows

// Above this the scratch of one long line is not kept for the next.
constexpr std::size_t kept_scratch = std::size_t{1} << 20;

/// Each run of digits as one `#`; returns how many digits there were.
std::uint64_t normalise(std::string_view line, std::string& normalised) {
  normalised.resize(line.size());
  char* out = normalised.data();
  std::uint64_t digits = 0;
  unsigned in_number = 0;
  for (const char c : line) {
    const unsigned digit = static_cast<unsigned char>(c - '0') < 10;
    digits += digit;
    *out = digit ? '#' : c;  // the next byte takes its place if it is a digit behind a digit
    out += 1 - (digit & in_number);
    in_number = digit;
  }
  normalised.resize(static_cast<std::size_t>(out - normalised.data()));
  return digits;
}

/// x of the `count` windows, `block` at most, that start at `at`.
void hash_windows(const unsigned char* at, std::size_t count, std::uint32_t* xs) {
  for (std::size_t i = 0; i < count; ++i) {
    std::uint32_t h = (Algebra::hash_start ^ at[i]) * Algebra::prime;
    h = (h ^ at[i + 1]) * Algebra::prime;
    h = (h ^ at[i + 2]) * Algebra::prime;
    h = (h ^ at[i + 3]) * Algebra::prime;
    xs[i] = ((h ^ at[i + 4]) * Algebra::last_prime) & Algebra::m30;
  }
}

Fingerprint fingerprint(std::string_view line, std::string& normalised) {
  const std::uint64_t digits = normalise(line, normalised);
  const auto* const bytes = reinterpret_cast<const unsigned char*>(normalised.data());
  const std::size_t windows = normalised.size() < window ? 0 : normalised.size() - window + 1;
  std::uint32_t sketch = 0x7FFFFFFF;
  std::uint64_t mixed = 0;
  for (std::size_t first = 0; first < windows; first += block) {
    const std::size_t count = std::min(block, windows - first);
    std::array<std::uint32_t, block> xs;
    hash_windows(bytes + first, count, xs.data());
    for (std::size_t i = 0; i < count; ++i) {
      const std::uint32_t x = xs[i];
      const std::uint32_t bucket = x >> Algebra::bucket_shift;
      sketch = std::min(
          {sketch, x - fingerprint_algebra.before[bucket], x - fingerprint_algebra.inside[bucket]});
      mixed += fingerprint_algebra.sums[x & 63];
    }
  }
  return {(31 * std::uint64_t{sketch} + mixed) & Algebra::m30, digits};
}

}  // namespace

void fingerprint_scalar(std::span<const std::string_view> lines, Fingerprint* results,
                        FingerprintScratch& scratch) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    results[i] = fingerprint(lines[i], scratch.normalised);
    if (scratch.normalised.capacity() > kept_scratch) std::string().swap(scratch.normalised);
  }
}

}  // namespace fxpar::kernels
