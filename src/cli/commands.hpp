// The commands of fxpar, each in a file of its own.
#pragma once

#include "cli/program.hpp"

namespace fxpar::cli {

CommandEntry bench_command();
CommandEntry fingerprint_command();
CommandEntry primes_command();
CommandEntry rehash_command();
CommandEntry sharpen_command();

Program fxpar_program();

}  // namespace fxpar::cli
