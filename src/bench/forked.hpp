// Work in processes of their own.
#pragma once

#include <functional>
#include <vector>

#include "engine/chunk.hpp"

namespace fxpar::bench {

/// Forks `count` processes, of which the i-th does work(i), and gathers checksums and values in
/// order. The children use memory and processor only: threads of this process are not in them.
/// Throws IoError where a process cannot be made or does not end well.
std::vector<engine::Result> in_forked_processes(
    unsigned count, const std::function<engine::Result(unsigned)>& work);

}  // namespace fxpar::bench
