// What machine this is, as far as it matters to who reads the numbers.
#pragma once

#include "bench/results.hpp"

namespace fxpar::bench {

Machine this_machine();

}  // namespace fxpar::bench
