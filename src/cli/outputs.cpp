#include "cli/outputs.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "base/text.hpp"
#include "io/input_file.hpp"

namespace fxpar::cli {

void open_outputs(const std::vector<Destination>& all, const std::vector<std::string>& inputs) {
  for (auto one = all.begin(); one != all.end(); ++one) {
    const std::string label = one->path == "-" ? "stdout" : printable(one->path);
    if (one->path.empty())
      throw UsageError(fmt::format("{}: expected the name of a file, found none", one->option));
    for (const std::string& input : inputs)
      if (io::is_input(one->path, input))
        throw UsageError(fmt::format("{}: {} is the input {}, expected another file", one->option,
                                     label, io::input_label(input)));
    for (auto other = all.begin(); other != one; ++other)
      if (io::is_same_output(one->path, other->path))
        throw UsageError(fmt::format("{}: {} is where {} goes, expected another file", one->option,
                                     label, other->option));
  }
  for (const Destination& one : all) one.output->emplace(one.path);
}

}  // namespace fxpar::cli
