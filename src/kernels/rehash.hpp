// An iterated derivation in the shape of PBKDF2, 55,000 rounds: a benchmark stand-in for a password
// hash, and never a password hash.
//
// Source: the study "Is parallel worth it?" (fxdart, password-rehash), whose function it is, to the
// bit. On unsigned 64-bit integers that wrap, M53 = 2^53 - 1:
//   h = secret xor (salt * 0x9E3779B1)
//   for round i = 0..54999: h = (31 h + salt + i) and M53; h = h xor (h >> 13);
//                           h = (h * 0x27D4EB2D) and M53;  h = h xor (h >> 7)
#pragma once

#include <cstdint>
#include <span>

namespace fxpar::kernels {

struct Credential {
  std::uint64_t salt, secret;
};

/// The checksum over all results in input order: acc = (base * acc + key + user) mod 2^53.
inline constexpr std::uint64_t rehash_checksum_base = 33;

/// Derives a key from each credential into the result of the same index. Keys are below 2^53.
using RehashKernel = void (*)(std::span<const Credential> credentials, std::uint64_t* keys);

/// The function as published, one credential after the other.
void rehash_reference(std::span<const Credential> credentials, std::uint64_t* keys);

/// The same results in plain C++ at several times the speed where there are several credentials.
void rehash_scalar(std::span<const Credential> credentials, std::uint64_t* keys);

}  // namespace fxpar::kernels
