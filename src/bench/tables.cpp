#include "bench/tables.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "bench/published.hpp"
#include "bench/reading.hpp"

namespace fxpar::bench {

namespace {

constexpr std::size_t columns = 80;
constexpr double noisy_margin = 0.1;

std::string percent(double share) {
  return share < 0.01 ? "<1%" : fmt::format("{:.0f}%", share * 100);
}

/// At most four characters; one sample does not know its margin.
std::string margin(const Samples& times) {
  if (times.all().size() < 2) return "?";
  return times.margin() < 9.995 ? percent(times.margin()) : ">10x";
}

std::string mib(const std::optional<std::uint64_t>& bytes) {
  if (!bytes) return "-";
  return *bytes >> 33 ? human_bytes(*bytes)
                      : fmt::format("{} MiB", grouped((*bytes + (1 << 19)) >> 20));
}

std::string chunk_of(const Row& row) { return row.chunk > 0 ? grouped(row.chunk) : "-"; }

/// Against the loop of its case; `-` for the loop itself, and where there is none.
std::string against_loop(const Case& one, const Row& row) {
  const Row* const loop = one.find("loop");
  return loop == nullptr || loop == &row ? "-" : compared(loop->times, row.times);
}

void add_sentences(std::string& text, const std::vector<std::string>& sentences) {
  for (const std::string& sentence : sentences)
    text += "  " + wrapped(sentence, columns - 2, "  ") + "\n";
}

bool is_in_the_study(const Case& one) {
  return std::any_of(one.ways.begin(), one.ways.end(),
                     [&one](const Row& row) { return in_the_study(one, row) != "-"; });
}

void add_case(std::string& text, const Case& one, bool published) {
  text += fmt::format("\n  n = {}, {}, checksum {}\n", grouped(one.n),
                      counted(one.workers, "worker"), one.checksum);
  if (published && is_in_the_study(one)) {
    text += fmt::format("  {:<10}{:>9}{:>5}{:>17}{:>17} {:>11}\n", "way", "median", "+/-",
                        "against loop", "in the study", "chunk");
    for (const Row& row : one.ways)
      text += fmt::format("  {:<10}{:>9}{:>5}{:>17}{:>17} {:>11}\n", row.way,
                          human_seconds(row.times.median()), margin(row.times),
                          against_loop(one, row), in_the_study(one, row), chunk_of(row));
    return;
  }
  text += fmt::format("  {:<10}{:>9}{:>9}{:>9}{:>5}{:>15} {:>10} {:>9}\n", "way", "median", "min",
                      "max", "+/-", "against loop", "chunk", "peak");
  for (const Row& row : one.ways)
    text += fmt::format("  {:<10}{:>9}{:>9}{:>9}{:>5}{:>15} {:>10} {:>9}\n", row.way,
                        human_seconds(row.times.median()), human_seconds(row.times.min()),
                        human_seconds(row.times.max()), margin(row.times), against_loop(one, row),
                        chunk_of(row), mib(row.peak_rss_bytes));
}

/// The cases of a job stand together, small sizes first, and are read once: the largest tells most.
void add_cases(std::string& text, const Results& results, bool published) {
  for (std::size_t i = 0; i < results.cases.size(); ++i) {
    const Case& one = results.cases[i];
    const bool first = i == 0 || results.cases[i - 1].job != one.job;
    const bool last = i + 1 == results.cases.size() || results.cases[i + 1].job != one.job;
    if (first)
      text += fmt::format("{}{}, kernel {}\n", text.empty() ? "" : "\n", one.job, one.kernel);
    add_case(text, one, published);
    if (!last) continue;
    text += "\n";
    add_sentences(text, reading(one, results.machine.cores));
  }
}

const PublishedSweep* published_sweep_of(unsigned workers) {
  for (const PublishedSweep& one : published_sweep)
    if (one.workers == workers) return &one;
  return nullptr;
}

std::string sweep_time(const Case& one, std::string_view way) {
  const Row* const row = one.find(way);
  return row == nullptr ? "-" : human_seconds(row->times.median()) + " +/-" + margin(row->times);
}

void add_sweep(std::string& text, const Results& results, bool published) {
  if (results.sweep.empty()) return;
  text += fmt::format("{}sweep: fingerprint, n = {}, kernel {}\n\n", text.empty() ? "" : "\n",
                      grouped(results.sweep[0].n), results.sweep[0].kernel);
  text += fmt::format("  {:>7}{:>20}{:>20}{:>10}{}\n", "workers", "parallel (chunk 1)", "chunked",
                      "chunk", published ? "   study (ms, ms)" : "");
  for (const Case& one : results.sweep) {
    const Row* const chunked = one.find("chunked");
    text += fmt::format("  {:>7}{:>20}{:>20}{:>10}", one.workers, sweep_time(one, "parallel"),
                        sweep_time(one, "chunked"), chunked ? chunk_of(*chunked) : "-");
    if (const PublishedSweep* study = published_sweep_of(one.workers); published && study)
      text += fmt::format("{:>9.0f}, {:.0f}", study->parallel * 1e3, study->chunked * 1e3);
    text += "\n";
  }
  text += "\n";
  add_sentences(text, reading_sweep(results.sweep, results.machine.cores));
}

/// Calls that are measured side by side, on the same work.
std::string group_of(const RoundtripRow& row) {
  std::string group = row.work == "none" ? "no work" : row.work;
  if (row.payload_bytes > 0 || row.work.starts_with("echo"))
    group += ", " + human_bytes(row.payload_bytes);
  return group + ", " + counted(row.concurrency, "call") + " at once";
}

/// 1234567 calls a second as `1.23M`.
std::string rate(double a_second) {
  const char* unit = "";
  for (const char* const larger : {"k", "M", "G"}) {
    if (a_second < 999.5) break;  // else it would be rounded to 1e+03
    a_second /= 1000;
    unit = larger;
  }
  return fmt::format("{:.3g}{}", a_second, unit);
}

std::string brief_mib(const std::optional<std::uint64_t>& bytes) {
  return bytes ? fmt::format("{}", (*bytes + (1 << 19)) >> 20) : "-";
}

void add_roundtrip(std::string& text, const Results& results) {
  if (results.roundtrip.empty()) return;
  text += fmt::format("{}roundtrip: what one hand-over costs; {} each, memory in MiB\n",
                      text.empty() ? "" : "\n",
                      counted(results.roundtrip[0].times.all().size(), "sample"));
  std::string group;
  for (const RoundtripRow& row : results.roundtrip) {
    if (group_of(row) != group) {
      group = group_of(row);
      text +=
          fmt::format("\n  {}\n  {:<15} {:>8}{:>9}{:>8}{:>5}{:>8}{:>9}{:>9}{:>6}\n", group, "way",
                      "batch", "a call", "calls/s", "+/-", "load", "work", "total", "peak");
    }
    text += fmt::format("  {:<15} {:>8}{:>9}{:>8}{:>5}{:>8}{:>9}{:>9}{:>6}\n", row.way,
                        human_seconds(row.times.median()), human_seconds(a_call(row)),
                        rate(1 / a_call(row)), margin(row.times), human_seconds(row.load_s),
                        row.execution_s > 0 ? human_seconds(row.execution_s) : "-",
                        human_seconds(row.total_s), brief_mib(row.peak_rss_bytes));
  }
  text += "\n";
  add_sentences(text, reading_roundtrip(results.roundtrip));
}

std::string case_title(const Case& one) {
  return fmt::format("{}, n = {}, {}, kernel {}, checksum {}", one.job, grouped(one.n),
                     counted(one.workers, "worker"), one.kernel, one.checksum);
}

void add_markdown(std::string& text, const std::vector<Case>& cases, std::string_view prefix,
                  bool published) {
  for (const Case& one : cases) {
    text += fmt::format(
        "\n### {}{}\n\n| way | median | min | max | +/- | against loop |{} chunk | peak |\n"
        "| --- | ---: | ---: | ---: | ---: | ---: |{} ---: | ---: |\n",
        prefix, case_title(one), published ? " in the study |" : "", published ? " ---: |" : "");
    for (const Row& row : one.ways)
      text += fmt::format("| {} | {} | {} | {} | {} | {} |{} {} | {} |\n", row.way,
                          human_seconds(row.times.median()), human_seconds(row.times.min()),
                          human_seconds(row.times.max()), margin(row.times), against_loop(one, row),
                          published ? " " + in_the_study(one, row) + " |" : "", chunk_of(row),
                          mib(row.peak_rss_bytes));
  }
}

void add_csv(std::string& text, const std::vector<Case>& cases, std::string_view part) {
  for (const Case& one : cases)
    for (const Row& row : one.ways) {
      const auto faster = speedup(one, row);
      text += fmt::format(
          "{},{},{},{},{},{},,{},{},{},{},{:.4f},{},{},{},,,,\n", part, one.job, one.kernel, one.n,
          one.workers, row.way, row.chunk > 0 ? std::to_string(row.chunk) : "", row.times.median(),
          row.times.min(), row.times.max(), row.times.margin(),
          faster ? fmt::format("{:.4f}", *faster) : "",
          row.peak_rss_bytes ? std::to_string(*row.peak_rss_bytes) : "", one.checksum);
    }
}

/// How many rows are too noisy, and which is the worst of them.
struct Noise {
  std::size_t rows = 0;
  const Case* where = nullptr;
  const Row* worst = nullptr;

  void look_at(const std::vector<Case>& cases) {
    for (const Case& one : cases)
      for (const Row& row : one.ways) {
        if (row.times.all().size() < 2 || row.times.margin() <= noisy_margin) continue;
        ++rows;
        if (worst != nullptr && row.times.margin() <= worst->times.margin()) continue;
        worst = &row;
        where = &one;
      }
  }
};

}  // namespace

std::string as_text(const Results& results, bool published) {
  std::string text;
  add_cases(text, results, published);
  add_sweep(text, results, published);
  add_roundtrip(text, results);
  return text;
}

std::string as_markdown(const Results& results, bool published) {
  const Machine& machine = results.machine;
  std::string text = fmt::format(
      "# fxpar bench\n\nfxpar {}; {}, {}, {}, {}; median of {} ({} of {}).\n", results.version,
      machine.cpu, counted(machine.cores, "core"), machine.isa, machine.os,
      results.iterations * results.rounds, counted(results.rounds, "round"), results.iterations);
  add_markdown(text, results.cases, "", published);
  add_markdown(text, results.sweep, "sweep: ", published);
  if (results.roundtrip.empty()) return text;
  text +=
      "\n### roundtrip\n\n| work | payload | calls at once | way | batch | min | max | +/- | a "
      "call "
      "| calls/s | load | work | total | left the caller | peak |\n"
      "| --- | ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | "
      "---: | ---: |\n";
  for (const RoundtripRow& row : results.roundtrip)
    text += fmt::format(
        "| {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} |\n", row.work,
        human_bytes(row.payload_bytes), row.concurrency, row.way, human_seconds(row.times.median()),
        human_seconds(row.times.min()), human_seconds(row.times.max()), margin(row.times),
        human_seconds(a_call(row)), rate(1 / a_call(row)), human_seconds(row.load_s),
        human_seconds(row.execution_s), human_seconds(row.total_s), row.left_caller,
        mib(row.peak_rss_bytes));
  return text;
}

std::string as_csv(const Results& results) {
  // Every string here is one of our own words, so none needs quotes.
  std::string text =
      "part,job,kernel,n,workers,way,payload_bytes,chunk,median_s,min_s,max_s,margin,speedup,"
      "peak_rss_bytes,checksum,load_s,execution_s,total_s,left_caller\n";
  add_csv(text, results.cases, "case");
  add_csv(text, results.sweep, "sweep");
  for (const RoundtripRow& row : results.roundtrip)
    text += fmt::format("roundtrip,{},,{},{},{},{},,{},{},{},{:.4f},,{},,{},{},{},{}\n", row.work,
                        row.concurrency, row.workers, row.way, row.payload_bytes,
                        row.times.median(), row.times.min(), row.times.max(), row.times.margin(),
                        row.peak_rss_bytes ? std::to_string(*row.peak_rss_bytes) : "", row.load_s,
                        row.execution_s, row.total_s, row.left_caller);
  return text;
}

std::string noise_warning(const Results& results) {
  Noise noise;
  noise.look_at(results.cases);
  noise.look_at(results.sweep);
  if (noise.rows == 0) return "";
  return fmt::format(
      "noisy numbers: the times of {} vary by more than {} ({} at {} {} by {}); close other "
      "programs, or ask for more --iterations or --rounds",
      counted(noise.rows, "row"), percent(noisy_margin), noise.worst->way, noise.where->job,
      grouped(noise.where->n), margin(noise.worst->times));
}

}  // namespace fxpar::bench
