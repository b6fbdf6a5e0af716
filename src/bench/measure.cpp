#include "bench/measure.hpp"

#include <malloc.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <fstream>

namespace fxpar::bench {

namespace {

constexpr double long_enough = 2e-3;  // seconds

double timed(const std::function<void()>& run, std::uint64_t repeats) {
  const auto start = std::chrono::steady_clock::now();
  for (std::uint64_t i = 0; i < repeats; ++i) run();
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  return took.count();
}

double sample(Contender& contender) {
  if (contender.before) contender.before();
  for (;;) {
    const double took = timed(contender.run, contender.repeats);
    if (took >= long_enough) return took / static_cast<double>(contender.repeats);
    // Aims a little above, and trusts a very short time only so far.
    const double factor = std::clamp(1.2 * long_enough / std::max(took, 1e-9), 1.5, 64.0);
    contender.repeats =
        static_cast<std::uint64_t>(std::ceil(static_cast<double>(contender.repeats) * factor));
  }
}

}  // namespace

void measure(std::span<Contender> contenders, const Passes& passes,
             const std::function<void(const Contender&)>& started) {
  for (unsigned pass = 0; pass < passes.warmup + passes.iterations; ++pass) {
    for (Contender& contender : contenders) {
      if (started) started(contender);
      std::optional<PeakMemory> memory;
      if (pass == 0) memory.emplace();
      const double seconds = sample(contender);
      if (memory && !contender.peak_rss_bytes) contender.peak_rss_bytes = memory->bytes();
      if (pass >= passes.warmup) contender.times.add(seconds);
    }
  }
}

// proc(5): writing 5 to clear_refs resets VmHWM.
PeakMemory::PeakMemory() {
  malloc_trim(0);
  std::ofstream clear("/proc/self/clear_refs");
  clear << '5' << std::flush;
  reset_ = clear.good();
}

std::optional<std::uint64_t> PeakMemory::bytes() const {
  if (!reset_) return {};
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;) {
    std::uint64_t kib = 0;
    if (word == "VmHWM:" && status >> kib) return kib * 1024;
  }
  return {};
}

}  // namespace fxpar::bench
