#include "bench/compare.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "bench/reading.hpp"

namespace fxpar::bench {

namespace {

/// `1.23x faster`, with how sure that is; `same` says how much a difference would have to be.
std::string verdict(const Samples& a, const Samples& b) {
  const Ratio ratio = a / b;
  return fmt::format("{:>14} +/-{:.0f}%", compared(a, b), ratio.margin * 100);
}

std::string line(std::string_view name, const Samples& a, const Samples& b) {
  return fmt::format("  {:<34.34}{:>10}{:>10}  {}\n", name, human_seconds(a.median()),
                     human_seconds(b.median()), verdict(a, b));
}

const Case* matching(const Case& one, const std::vector<Case>& all) {
  for (const Case& other : all)
    if (other.job == one.job && other.n == one.n && other.workers == one.workers) return &other;
  return nullptr;
}

const RoundtripRow* matching(const RoundtripRow& one, const std::vector<RoundtripRow>& all) {
  for (const RoundtripRow& other : all)
    if (other.way == one.way && other.work == one.work && other.concurrency == one.concurrency &&
        other.payload_bytes == one.payload_bytes && other.workers == one.workers)
      return &other;
  return nullptr;
}

class Comparing {
 public:
  void cases(std::string_view title, const std::vector<Case>& as, const std::vector<Case>& bs) {
    for (const Case& a : as) {
      const Case* const b = matching(a, bs);
      if (b == nullptr) continue;
      ++matched_;
      std::string kernels = a.kernel;
      if (a.kernel != b->kernel) kernels += " and " + b->kernel;
      heading(fmt::format("{}{}, n = {}, {} worker{}, kernel {}", title, a.job, grouped(a.n),
                          a.workers, a.workers == 1 ? "" : "s", kernels));
      if (a.checksum != b->checksum) {
        result.same_work = false;
        result.text += fmt::format("  not the same work: checksum {} in A, {} in B\n", a.checksum,
                                   b->checksum);
        continue;
      }
      for (const Row& row : a.ways)
        if (const Row* other = b->find(row.way))
          result.text += line(row.way, row.times, other->times);
    }
  }

  void roundtrip(const Results& a, const Results& b) {
    bool first = true;
    for (const RoundtripRow& row : a.roundtrip) {
      const RoundtripRow* const other = matching(row, b.roundtrip);
      if (other == nullptr) continue;
      ++matched_;
      if (first) heading("roundtrip, a batch");
      first = false;
      const std::string name =
          fmt::format("{} {} {} x{}", row.way, row.work,
                      row.payload_bytes > 0 ? human_bytes(row.payload_bytes) : "", row.concurrency);
      result.text += line(name, row.times, other->times);
    }
  }

  /// Cases and calls that only one of the two has.
  std::size_t left_out(const Results& a, const Results& b) const {
    const auto all = [](const Results& results) {
      return results.cases.size() + results.sweep.size() + results.roundtrip.size();
    };
    return all(a) + all(b) - 2 * matched_;
  }

  Comparison result;

 private:
  void heading(const std::string& text) {
    result.text +=
        fmt::format("{}{}\n  {:<34}{:>10}{:>10}  {:>14}\n", result.text.empty() ? "" : "\n",
                    wrapped(text, 80, "  "), "way", "A", "B", "B is");
  }

  std::size_t matched_ = 0;
};

}  // namespace

Comparison compare(const Results& a, const Results& b) {
  Comparing comparing;
  comparing.cases("", a.cases, b.cases);
  comparing.cases("sweep: ", a.sweep, b.sweep);
  comparing.roundtrip(a, b);
  Comparison& result = comparing.result;
  if (result.text.empty()) {
    result.text = "the two have no case in common\n";
    result.same_work = false;
    return result;
  }
  std::string notes =
      "Each margin is that of the noise within the runs; what changed between them, such as the "
      "machine's load, is part of the difference.";
  if (const std::size_t left_out = comparing.left_out(a, b); left_out > 0)
    notes +=
        fmt::format(" {} of A or B {} no counterpart and {} left out.", counted(left_out, "case"),
                    left_out == 1 ? "has" : "have", left_out == 1 ? "is" : "are");
  if (a.version != b.version)
    notes += fmt::format(" A was measured by fxpar {}, B by {}.", a.version, b.version);
  result.text += "\n" + wrapped(notes, 80, "") + "\n";
  if (a.machine.cpu != b.machine.cpu || a.machine.cores != b.machine.cores)
    result.text +=
        "\n" +
        wrapped(fmt::format("A was measured on {} ({} cores), B on {} ({} cores): the "
                            "difference may be the machine's.",
                            a.machine.cpu, a.machine.cores, b.machine.cpu, b.machine.cores),
                80, "") +
        "\n";
  return result;
}

}  // namespace fxpar::bench
