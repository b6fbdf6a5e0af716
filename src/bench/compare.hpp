// Two saved results side by side.
#pragma once

#include <string>

#include "bench/results.hpp"

namespace fxpar::bench {

struct Comparison {
  std::string text;       // lines of at most 80 columns
  bool same_work = true;  // false: a case has another checksum in the other
};

/// What `b` is against `a`, case by case, as far as both have it and the noise allows.
Comparison compare(const Results& a, const Results& b);

}  // namespace fxpar::bench
