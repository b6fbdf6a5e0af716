// fxpar primes: how many primes there are in [lo, hi).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "format/rows.hpp"
#include "jobs/job.hpp"
#include "kernels/kernels.hpp"

namespace fxpar::jobs {

struct PrimesOptions {
  std::uint64_t lo = 0, hi = 0;
  std::optional<std::uint64_t> limit;  // integers
  const kernels::Kernels* kernels = kernels::find("best");
  format::Format format = format::Format::tsv;
  bool header = false;
};

/// The only column there is.
inline constexpr std::string_view primes_field = "primes";

Job primes(const PrimesOptions& options);

}  // namespace fxpar::jobs
