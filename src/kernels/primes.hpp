// Counting primes, the job whose records cost very different amounts of work.
#pragma once

#include <cstdint>

namespace fxpar::kernels {

/// How many primes there are in [lo, hi).
using PrimesKernel = std::uint64_t (*)(std::uint64_t lo, std::uint64_t hi);

/// By trial division with every odd number up to the square root. 148,933 below 2,000,000.
std::uint64_t primes_reference(std::uint64_t lo, std::uint64_t hi);

}  // namespace fxpar::kernels
