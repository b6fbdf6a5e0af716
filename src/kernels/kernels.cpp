#include "kernels/kernels.hpp"

#include <array>

namespace fxpar::kernels {

namespace {

constexpr std::array<Kernels, 2> all = {{
    {"scalar", fingerprint_scalar, sharpen_scalar, rehash_scalar, primes_reference},
    {"reference", fingerprint_reference, sharpen_reference, rehash_reference, primes_reference},
}};

}  // namespace

std::span<const Kernels> available() { return all; }

const Kernels* find(std::string_view name) {
  if (name == "best") return &available().front();
  for (const Kernels& kernels : available())
    if (kernels.name == name) return &kernels;
  return nullptr;
}

}  // namespace fxpar::kernels
