// The fingerprint of a log line: a min-hash sketch over its 5-byte windows, after each run of
// digits became one `#`. Lines that differ only in numbers have the same fingerprint but for the
// count of their digits.
//
// Source: the study "Is parallel worth it?" (fxdart, log-fingerprint), whose function it is, to
// the bit. With M30 = 2^30 - 1, over each window: h = 0x811C9DC5, then for each byte
// h = ((h xor byte) * 0x01000193) and M30 (FNV-1a's constants). For p = 0..95:
// v = ((h + p * 0x9E3779B1) * 0x85EBCA6B) and M30; `sketch` is the least v over all windows and p
// (0x7FFFFFFF where there is no window), and mixed = (mixed + (v and 63)) and M30.
// hash = (31 * sketch + mixed) and M30.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace fxpar::kernels {

struct Fingerprint {
  std::uint64_t hash;    // below 2^30
  std::uint64_t digits;  // how many there are in the line

  bool operator==(const Fingerprint&) const = default;
};

/// The checksum over all results in input order: acc = (base * acc + hash + digits) mod 2^53.
inline constexpr std::uint64_t fingerprint_checksum_base = 31;
inline std::uint64_t checksum_term(const Fingerprint& result) {
  return result.hash + result.digits;
}

/// Memory that a kernel uses from line to line; one for each thread.
struct FingerprintScratch {
  std::string normalised;
};

/// Fingerprints each of `lines` (any bytes) into the result of the same index.
using FingerprintKernel = void (*)(std::span<const std::string_view> lines, Fingerprint* results,
                                   FingerprintScratch& scratch);

/// The function as published, one line after the other.
void fingerprint_reference(std::span<const std::string_view> lines, Fingerprint* results,
                           FingerprintScratch& scratch);

/// The same results in plain C++ at several times the speed.
void fingerprint_scalar(std::span<const std::string_view> lines, Fingerprint* results,
                        FingerprintScratch& scratch);

}  // namespace fxpar::kernels
