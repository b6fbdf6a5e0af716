// The source text of the ways, which the build puts into the program so that the page can show it.
#pragma once

#include <string_view>

namespace fxpar::bench {

/// Blocks that start at `// way: NAME` and end at the next such line or at `// end of ways`.
extern const std::string_view ways_source;

}  // namespace fxpar::bench
