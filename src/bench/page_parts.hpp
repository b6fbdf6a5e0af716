// The parts that page.cpp puts together, a file each: page_PART.cpp. A part of which nothing was
// measured is empty.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bench/results.hpp"

namespace fxpar::bench {

extern const std::string_view page_style;

std::string jobs_part(const Results& results);
std::string sweep_part(const Results& results);
std::string handovers_part(const Results& results);
std::string ways_part();
std::string numbers_part(const Results& results, bool published);

// What several parts need.

/// In the order of the page; the link to the first is `#job-1`.
std::vector<std::string> job_names(const Results& results);

/// `baseline` for the loop itself; empty where there is no loop.
std::string gain(const Row* loop, const Row& row);

}  // namespace fxpar::bench
