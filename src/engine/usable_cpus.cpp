#include "engine/usable_cpus.hpp"

#include <sched.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <sstream>
#include <string_view>
#include <vector>

namespace fxpar::engine {

namespace {

unsigned affinity_count() {
  // The kernel's mask may be wider than cpu_set_t; EINVAL says so.
  for (std::size_t cpus = 1024; cpus <= (1u << 20); cpus *= 2) {
    cpu_set_t* const set = CPU_ALLOC(cpus);
    if (set == nullptr) break;
    const std::size_t size = CPU_ALLOC_SIZE(cpus);
    const bool known = sched_getaffinity(0, size, set) == 0;
    const int count = known ? CPU_COUNT_S(size, set) : 0;
    CPU_FREE(set);
    if (count > 0) return static_cast<unsigned>(count);
  }
  return 1;
}

/// Where a cgroup hierarchy can be seen: `root` of it is mounted at `point`.
struct Mount {
  std::string root, point;
};

/// mountinfo writes blanks as \040 and the like.
std::string unescaped(const std::string& text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\' && i + 3 < text.size()) {
      result += static_cast<char>((text[i + 1] - '0') * 64 + (text[i + 2] - '0') * 8 +
                                  (text[i + 3] - '0'));
      i += 3;
    } else {
      result += text[i];
    }
  }
  return result;
}

bool lists(std::string_view comma_separated, std::string_view word) {
  std::istringstream items{std::string(comma_separated)};
  for (std::string item; std::getline(items, item, ',');)
    if (item == word) return true;
  return false;
}

/// Mounts of cgroup v2, or of the v1 hierarchy that has the cpu controller (proc(5), mountinfo).
std::vector<Mount> cgroup_mounts(const std::string& root, bool v2) {
  std::vector<Mount> mounts;
  std::ifstream file(root + "/proc/self/mountinfo");
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::string id, parent, device, mount_root, point, word, type, source, options;
    words >> id >> parent >> device >> mount_root >> point;
    while (words >> word && word != "-") {
    }
    words >> type >> source >> options;
    if (v2 ? type == "cgroup2" : type == "cgroup" && lists(options, "cpu"))
      mounts.push_back({unescaped(mount_root), unescaped(point)});
  }
  return mounts;
}

/// This process's path in the hierarchy; none if it has none.
std::optional<std::string> cgroup_path(const std::string& root, bool v2) {
  std::ifstream file(root + "/proc/self/cgroup");
  for (std::string line; std::getline(file, line);) {
    const std::size_t first = line.find(':');
    const std::size_t second = line.find(':', first + 1);
    if (second == std::string::npos) continue;
    const std::string controllers = line.substr(first + 1, second - first - 1);
    if (v2 ? controllers.empty() : lists(controllers, "cpu")) return line.substr(second + 1);
  }
  return {};
}

/// Quota over period of one cgroup: `cpu.max` is "QUOTA PERIOD" or "max PERIOD"; in v1 a quota of
/// -1 is none.
std::optional<double> quota_of(const std::string& directory, bool v2) {
  double quota = 0, period = 0;
  if (v2) {
    std::ifstream file(directory + "/cpu.max");
    if (!(file >> quota >> period)) return {};
  } else {
    std::ifstream quota_file(directory + "/cpu.cfs_quota_us");
    std::ifstream period_file(directory + "/cpu.cfs_period_us");
    if (!(quota_file >> quota) || !(period_file >> period)) return {};
  }
  if (quota <= 0 || period <= 0) return {};
  return quota / period;
}

}  // namespace

std::optional<double> cgroup_cpu_quota(const std::string& root) {
  std::optional<double> least;
  for (const bool v2 : {true, false}) {
    const auto path = cgroup_path(root, v2);
    if (!path) continue;
    for (const Mount& mount : cgroup_mounts(root, v2)) {
      // Below the mount we see only what is below its root; a path outside of it (a container
      // without a cgroup namespace of its own) leaves the mount point itself.
      std::string below = *path;
      if (mount.root != "/")
        below = below.starts_with(mount.root) ? below.substr(mount.root.size()) : "";
      if (below.find("/..") != std::string::npos) below.clear();
      for (;;) {
        if (const auto quota = quota_of(root + mount.point + below, v2))
          least = std::min(least.value_or(*quota), *quota);
        const std::size_t slash = below.rfind('/');
        if (below.empty() || slash == std::string::npos) break;
        below.resize(slash);
      }
    }
  }
  return least;
}

unsigned UsableCpus::count() const {
  const double most = quota ? std::ceil(*quota) : affinity;
  return std::max(1u, static_cast<unsigned>(std::min<double>(most, affinity)));
}

UsableCpus usable_cpus() { return {affinity_count(), cgroup_cpu_quota()}; }

}  // namespace fxpar::engine
