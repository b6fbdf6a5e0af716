// What the numbers of a bench say, in sentences for somebody who sees them for the first time.
#pragma once

#include <string>
#include <vector>

#include "bench/results.hpp"
#include "bench/samples.hpp"

namespace fxpar::bench {

/// `1.97`, `13.7`, `4,310`: at most four digits, for factors below ten thousand.
std::string factor(double value);

/// `6.65x faster`, `2.52x slower`, or `same` where the noise allows no order of the two.
/// `not measured` where one of them has no time.
std::string compared(const Samples& loop, const Samples& way);

/// At most three sentences; none where too little was run to say anything. `cores` are those that
/// the process may use: workers beyond them take turns.
std::vector<std::string> reading(const Case& one, unsigned cores);

/// Of one job at one size over more and more workers.
std::vector<std::string> reading_sweep(const std::vector<Case>& sweep, unsigned cores);

std::vector<std::string> reading_roundtrip(const std::vector<RoundtripRow>& rows);

}  // namespace fxpar::bench
