// Results as JSON, to keep and to compare. The man page has the schema.
#pragma once

#include <string>
#include <string_view>

#include "bench/results.hpp"

namespace fxpar::bench {

std::string as_json(const Results& results);

/// The reverse. `label` names the file in messages. Throws UsageError where it is not a result of
/// the bench.
Results from_json(std::string_view json, const std::string& label);

}  // namespace fxpar::bench
