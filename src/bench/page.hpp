// The results of a bench as one HTML file that needs nothing else: no network, no script, no font.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bench/results.hpp"

namespace fxpar::bench {

/// `published` sets what the study found beside it.
std::string page(const Results& results, bool published = false);

/// The source text of one way; `shared` is what all ways call.
struct WayCode {
  std::string name;
  std::string code;
};

/// Blocks between lines `// way: NAME`, up to the next such line or `// end of ways`, without blank
/// lines around them.
std::vector<WayCode> codes_of_ways(std::string_view source);

}  // namespace fxpar::bench
