// Mixed server logs with known templates: what a program that finds templates can be measured on.
//
// The table of log_templates.hpp is compiled once, into runs of literal bytes and values to be
// filled in. Then messages are drawn by their weights, the clock goes on a little before each, and
// each line is one walk over its run. Lines follow from the seed alone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/buffer.hpp"

namespace fxpar::gen {

struct ShownTemplate {
  std::string id;    // `T001`, in the order of the table
  std::string text;  // the line, header and all, with `<*>` for each value
};

class LogGenerator {
 public:
  static constexpr std::uint64_t usual_seed = 1;
  static constexpr std::uint64_t usual_count = 100'000;

  /// Throws std::logic_error if the table has a mistake.
  explicit LogGenerator(std::uint64_t seed);
  ~LogGenerator();

  /// Appends the next line with its newline. Returns the index of its template.
  std::size_t next(Buffer& out);

  /// All there are, whether or not a line of them has come yet.
  const std::vector<ShownTemplate>& templates() const;

 private:
  class Compiled;
  class State;

  const std::unique_ptr<const Compiled> compiled_;
  const std::unique_ptr<State> state_;
};

/// What follows the line number in a row of the truth: TAB, id, TAB, text and a newline. In the
/// text TAB, newline, CR and backslash become \t, \n, \r and \\.
std::string truth_row_end(const ShownTemplate& shown);

}  // namespace fxpar::gen
