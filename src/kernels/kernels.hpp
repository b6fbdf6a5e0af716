// The kernels that there are: sets of functions that give the same results, bit for bit, at
// different speeds. A run chooses one by name, and calls it once a batch of records.
#pragma once

#include <span>
#include <string_view>

#include "kernels/fingerprint.hpp"
#include "kernels/primes.hpp"
#include "kernels/rehash.hpp"
#include "kernels/sharpen.hpp"

namespace fxpar::kernels {

struct Kernels {
  std::string_view name;
  FingerprintKernel fingerprint;
  SharpenKernel sharpen;
  RehashKernel rehash;
  PrimesKernel primes;
};

/// Those that run on this machine, the fastest first; the functions as published (`reference`) are
/// the last.
std::span<const Kernels> available();

/// The one called `name`, where `best` is the fastest; null if there is none.
const Kernels* find(std::string_view name);

/// How many records go to a kernel at a time: enough that the indirect call costs nothing, few
/// enough that their results stay in the nearest cache.
inline constexpr std::size_t batch_size = 256;

}  // namespace fxpar::kernels
