#include "kernels/fingerprint.hpp"

#include <algorithm>
#include <cstddef>

namespace fxpar::kernels {

namespace {

constexpr std::uint64_t m30 = (std::uint64_t{1} << 30) - 1;
constexpr std::size_t window = 5;
constexpr std::uint64_t permutations = 96;

// Above this the scratch of one long line is not kept for the next.
constexpr std::size_t kept_scratch = std::size_t{1} << 20;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

Fingerprint fingerprint(std::string_view line, std::string& normalised) {
  normalised.clear();
  normalised.reserve(line.size());
  std::uint64_t digits = 0;
  bool in_number = false;
  for (const char c : line) {
    const bool digit = is_digit(c);
    if (digit) ++digits;
    if (!digit) normalised.push_back(c);
    if (digit && !in_number) normalised.push_back('#');
    in_number = digit;
  }

  std::uint64_t sketch = 0x7FFFFFFF;
  std::uint64_t mixed = 0;
  for (std::size_t i = 0; i + window <= normalised.size(); ++i) {
    std::uint64_t h = 0x811C9DC5;
    for (std::size_t j = 0; j < window; ++j)
      h = ((h ^ static_cast<unsigned char>(normalised[i + j])) * 0x01000193) & m30;
    for (std::uint64_t p = 0; p < permutations; ++p) {
      const std::uint64_t v = ((h + p * 0x9E3779B1) * 0x85EBCA6B) & m30;
      sketch = std::min(sketch, v);
      mixed = (mixed + (v & 63)) & m30;
    }
  }
  return {(31 * sketch + mixed) & m30, digits};
}

}  // namespace

void fingerprint_reference(std::span<const std::string_view> lines, Fingerprint* results,
                           FingerprintScratch& scratch) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    results[i] = fingerprint(lines[i], scratch.normalised);
    if (scratch.normalised.capacity() > kept_scratch) std::string().swap(scratch.normalised);
  }
}

}  // namespace fxpar::kernels
