#include "kernels/primes.hpp"

namespace fxpar::kernels {

namespace {

bool is_prime(std::uint64_t n) {
  if (n < 4) return n >= 2;
  if (n % 2 == 0) return false;
  for (std::uint64_t d = 3; d <= n / d; d += 2)  // d * d would overflow near 2^64
    if (n % d == 0) return false;
  return true;
}

}  // namespace

std::uint64_t primes_reference(std::uint64_t lo, std::uint64_t hi) {
  std::uint64_t count = 0;
  for (std::uint64_t n = lo; n < hi; ++n) count += is_prime(n) ? 1 : 0;
  return count;
}

}  // namespace fxpar::kernels
