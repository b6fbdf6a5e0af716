#include "bench/machine.hpp"

#include <sys/utsname.h>

#include <fstream>

#include "engine/usable_cpus.hpp"

namespace fxpar::bench {

namespace {

/// What stands behind `key` and `separator` in the first line of `path` that begins with the key.
std::string value_in(const char* path, const std::string& key, char separator) {
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with(key)) continue;
    const std::size_t from = line.find_first_not_of(" \t\"", line.find(separator) + 1);
    const std::size_t to = line.find_last_not_of(" \t\"");
    return from == line.npos ? "" : line.substr(from, to + 1 - from);
  }
  return "";
}

std::string widest_vectors() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512f")) return "AVX-512";
  if (__builtin_cpu_supports("avx2")) return "AVX2";
  if (__builtin_cpu_supports("sse4.2")) return "SSE4.2";
  return "SSE2";
#elif defined(__aarch64__)
  return "NEON";
#else
  return "none known";
#endif
}

}  // namespace

Machine this_machine() {
  const engine::UsableCpus cpus = engine::usable_cpus();
  utsname system{};
  uname(&system);
  const std::string model = value_in("/proc/cpuinfo", "model name", ':');
  const std::string name = value_in("/etc/os-release", "PRETTY_NAME", '=');
  Machine machine;
  machine.cpu = model.empty() ? system.machine : model;
  machine.cores = cpus.affinity;
  machine.workers = static_cast<unsigned>(cpus.count());
  machine.isa = widest_vectors();
  machine.os = (name.empty() ? "" : name + ", ") + system.sysname + " " + system.release;
  return machine;
}

}  // namespace fxpar::bench
