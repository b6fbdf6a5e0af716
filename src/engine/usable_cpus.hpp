// How many processors this process may really use: what `--workers auto` means.
//
// The machine's number of cores says little inside a container. The affinity mask bounds us, and so
// does the CPU quota of our cgroup and of every cgroup above it (v1 and v2). Debian's oneTBB
// honours the mask but not the quota.
#pragma once

#include <optional>
#include <string>

namespace fxpar::engine {

struct UsableCpus {
  unsigned affinity = 1;        // processors in the affinity mask
  std::optional<double> quota;  // processors' worth of time; none: unlimited

  /// min(affinity, ceil(quota)), at least 1.
  unsigned count() const;
};

UsableCpus usable_cpus();

/// The least CPU quota on the way from this process's cgroup to the root, read below `root` (the
/// root of the file system; tests bring their own).
std::optional<double> cgroup_cpu_quota(const std::string& root = "");

}  // namespace fxpar::engine
