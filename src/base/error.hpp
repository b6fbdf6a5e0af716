// What is thrown where a run cannot go on. A bad record is never thrown: it is a value (fault.hpp).
// Texts follow one form: lower-case start, no full stop, what was found, what was expected.
#pragma once

#include <stdexcept>

namespace fxpar {

/// The command line (or an environment variable) is wrong. Exit code 2.
struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Input, output, memory or threads failed. Exit code 3.
struct IoError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Whoever reads our output has closed it. Exit code 0, and not a word.
struct ReaderLeft {};

}  // namespace fxpar
