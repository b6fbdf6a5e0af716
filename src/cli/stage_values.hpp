// Values of options that decide how the parallel stage runs: workers and kernel.
#pragma once

#include <string>
#include <string_view>

#include "base/message.hpp"
#include "cli/values.hpp"
#include "kernels/kernels.hpp"

namespace fxpar::cli {

/// What --workers says, or FXPAR_WORKERS, or what affinity and CPU quota allow. Never more than
/// there can be.
unsigned workers_value(const Given& text, Messages& messages);

/// The same for a number that was given.
unsigned limited_workers(std::uint64_t wanted, Messages& messages);

/// The kernel called `text`, or `usual` where nothing was given.
const kernels::Kernels* kernel_value(const Given& text, std::string_view usual);

/// `best|reference|...`, for help.
std::string kernel_names();

}  // namespace fxpar::cli
