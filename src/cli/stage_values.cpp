#include "cli/stage_values.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <vector>

#include "base/text.hpp"
#include "engine/crew.hpp"
#include "engine/usable_cpus.hpp"

namespace fxpar::cli {

namespace {

std::vector<std::string_view> all_kernel_names() {
  std::vector<std::string_view> names = {"best"};
  for (const kernels::Kernels& one : kernels::available()) names.push_back(one.name);
  return names;
}

}  // namespace

unsigned workers_value(const Given& given, Messages& messages) {
  std::string_view source = "--workers";
  Given text = given;
  if (!text) {
    const char* environment = std::getenv("FXPAR_WORKERS");
    if (environment != nullptr && *environment != '\0') {
      source = "FXPAR_WORKERS";
      text = environment;
    }
  }
  if (const auto wanted = number_or_auto(source, text)) {
    messages.detail(fmt::format("{} workers, from {}", *wanted, source));
    return limited_workers(*wanted, messages);
  }
  const engine::UsableCpus cpus = engine::usable_cpus();
  messages.detail(
      fmt::format("{} workers: {} processors in the affinity mask, {}", cpus.count(), cpus.affinity,
                  cpus.quota ? fmt::format("a CPU quota of {:.2f}", *cpus.quota) : "no CPU quota"));
  return limited_workers(cpus.count(), messages);
}

unsigned limited_workers(std::uint64_t wanted, Messages& messages) {
  if (wanted <= engine::most_workers) return static_cast<unsigned>(wanted);
  messages.note(fmt::format("using {} workers, the most there can be, instead of {}",
                            engine::most_workers, grouped(wanted)));
  return engine::most_workers;
}

const kernels::Kernels* kernel_value(const Given& text, std::string_view usual) {
  const auto names = all_kernel_names();
  return kernels::find(text ? names[choice("--kernel", text, names)] : usual);
}

std::string kernel_names() {
  std::string all;
  for (const std::string_view name : all_kernel_names())
    all += (all.empty() ? "" : "|") + std::string(name);
  return all;
}

}  // namespace fxpar::cli
