#include "kernels/rehash.hpp"

#include <cstddef>

namespace fxpar::kernels {

namespace {

constexpr std::uint64_t m53 = (std::uint64_t{1} << 53) - 1;
constexpr std::uint64_t rounds = 55'000;

std::uint64_t key_of(const Credential& credential) {
  std::uint64_t h = credential.secret ^ (credential.salt * 0x9E3779B1);
  for (std::uint64_t i = 0; i < rounds; ++i) {
    h = (31 * h + credential.salt + i) & m53;
    h ^= h >> 13;
    h = (h * 0x27D4EB2D) & m53;
    h ^= h >> 7;
  }
  return h;
}

}  // namespace

void rehash_reference(std::span<const Credential> credentials, std::uint64_t* keys) {
  for (std::size_t i = 0; i < credentials.size(); ++i) keys[i] = key_of(credentials[i]);
}

}  // namespace fxpar::kernels
