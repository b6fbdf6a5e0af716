// The commands of fxpar-gen: one for each data set.
#pragma once

#include "cli/program.hpp"

namespace fxpar::gen {

cli::Program fxpar_gen_program();

}  // namespace fxpar::gen
