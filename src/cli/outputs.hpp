// The files that a command writes: all are known to be apart, from each other and from what is
// read, before any is opened.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "io/output.hpp"

namespace fxpar::cli {

struct Destination {
  std::string_view option;  // that names it
  std::string path;         // `-` is stdout
  std::optional<io::Output>* output;
};

/// Opens all of them. Throws UsageError where one is an input or the same as another, or IoError.
void open_outputs(const std::vector<Destination>& all, const std::vector<std::string>& inputs);

}  // namespace fxpar::cli
