// Rehash in plain C++. Each round of a derivation waits for the one before, so one credential alone
// leaves most of a core idle: its speed is the latency of two multiplications and two shifts. Here
// six go through the rounds in lock-step, and while one waits the others compute; more of them do
// not stay in the registers of x86-64.
#include <array>
#include <cstddef>

#include "kernels/rehash.hpp"

namespace fxpar::kernels {

namespace {

constexpr std::uint64_t m53 = (std::uint64_t{1} << 53) - 1;
constexpr std::uint64_t rounds = 55'000;
constexpr std::size_t most = 6;

template <std::size_t together>
void derive(const Credential* credentials, std::uint64_t* keys) {
  std::array<std::uint64_t, together> h, salt;
  for (std::size_t k = 0; k < together; ++k) {
    h[k] = credentials[k].secret ^ (credentials[k].salt * 0x9E3779B1);
    salt[k] = credentials[k].salt;
  }
  for (std::uint64_t i = 0; i < rounds; ++i) {
#pragma GCC unroll 8
    for (std::size_t k = 0; k < together; ++k) {
      h[k] = (31 * h[k] + salt[k] + i) & m53;
      h[k] ^= h[k] >> 13;
      h[k] = (h[k] * 0x27D4EB2D) & m53;
      h[k] ^= h[k] >> 7;
    }
  }
  for (std::size_t k = 0; k < together; ++k) keys[k] = h[k];
}

/// Fewer than `most`, at once.
void derive_few(std::span<const Credential> credentials, std::uint64_t* keys) {
  switch (credentials.size()) {
    case 1:
      return derive<1>(credentials.data(), keys);
    case 2:
      return derive<2>(credentials.data(), keys);
    case 3:
      return derive<3>(credentials.data(), keys);
    case 4:
      return derive<4>(credentials.data(), keys);
    case 5:
      return derive<5>(credentials.data(), keys);
    default:
      return;
  }
}

}  // namespace

void rehash_scalar(std::span<const Credential> credentials, std::uint64_t* keys) {
  for (; credentials.size() >= most; credentials = credentials.subspan(most), keys += most)
    derive<most>(credentials.data(), keys);
  derive_few(credentials, keys);
}

}  // namespace fxpar::kernels
