#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <mutex>
#include <utility>

#include "base/error.hpp"
#include "base/text.hpp"
#include "bench/compare.hpp"
#include "bench/page.hpp"
#include "bench/saved.hpp"
#include "bench/study.hpp"
#include "bench/tables.hpp"
#include "cli/commands.hpp"
#include "cli/outputs.hpp"
#include "cli/stage_values.hpp"
#include "io/input_file.hpp"
#include "report/progress.hpp"

namespace fxpar::cli {

namespace {

using bench::Results;

constexpr std::uint64_t mib = std::uint64_t{1} << 20;
constexpr std::array<std::string_view, 3> progresses = {"auto", "always", "never"};

/// Shows what is measured, and how long all of it will take.
class BenchProgress {
 public:
  void now(const std::string& what, double share) {
    const std::lock_guard lock(mutex_);
    what_ = what;
    share_ = share;
  }

  std::string text(double seconds, std::size_t columns) {
    const std::lock_guard lock(mutex_);
    std::string text = fmt::format("fxpar: bench {:.0f} %", share_ * 100);
    if (share_ > 0.02)
      text += fmt::format(", about {:.0f} s left", seconds / share_ * (1 - share_));
    text += ", " + what_;
    if (text.size() >= columns) text.resize(columns - 1);
    return text;
  }

 private:
  std::mutex mutex_;
  std::string what_;
  double share_ = 0;
};

std::vector<std::string> split_at_commas(const std::string& text) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == ',') {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

/// What stands twice in a list would only be set beside itself.
template <typename T>
void add_once(std::string_view option, std::vector<T>& all, T one) {
  if (std::find(all.begin(), all.end(), one) != all.end())
    throw UsageError(fmt::format("{}: {} is named twice", option, one));
  all.push_back(one);
}

constexpr std::size_t largest_saved = 64 << 20;  // bytes; a default run has 0.2 MiB

std::string read_saved(const std::string& path) {
  io::InputFile file(path);
  std::string all;
  std::array<char, 1 << 16> piece;
  for (;;) {
    const auto got = file.read(piece.data(), piece.size(), -1, {});
    if (got.status == io::InputFile::Status::end) return all;
    if (all.size() + got.bytes > largest_saved)
      throw UsageError(fmt::format("{}: more than {}, expected what fxpar bench --json writes",
                                   io::input_label(path), human_bytes(largest_saved)));
    all.append(piece.data(), got.bytes);
  }
}

/// One file or stream among several that a bench writes. If its reader leaves, the others go on.
class Side {
 public:
  std::optional<io::Output>& output() { return output_; }
  explicit operator bool() const { return output_.has_value(); }

  void write(std::string_view text) {
    if (reader_left_) return;
    try {
      output_->write(text);
    } catch (const ReaderLeft&) {
      reader_left_ = true;
    }
  }
  void finish(std::string_view text) {
    write(text);
    if (!reader_left_) output_->commit();
  }

 private:
  std::optional<io::Output> output_;
  bool reader_left_ = false;
};

class BenchCommand final : public Command {
 public:
  void declare(CommandLine& line) override {
    line.section("What to measure");
    line.value("--sizes", "N,N,...", sizes_,
               "records a case, or full: 1,500,000 lines, 147,000 tiles, 20,000 credentials "
               "(default 100,10000,full)",
               {"full"});
    line.value(
        "-w,-j,--workers", "N[,N...]", workers_,
        "threads, a case for each; roundtrip takes the first, sweep has its own (default as for "
        "the jobs)");
    std::vector<std::string> names;
    for (const std::string_view name : bench::way_names()) names.emplace_back(name);
    line.value("--ways", "WAY,WAY,...", ways_,
               "only these: loop, sliced, chain, parallel, chunked, or processes (one forked for "
               "each worker, what the machine can give); for primes loop and ranges-1, -2, -4, -8; "
               "for roundtrip call, thread-per-call, worker, pool, tbb",
               names);
    line.value("--kernel", kernel_names(), kernel_,
               "code for the functions (default reference, as in the study)");
    line.value("--turns", "T", turns_,
               "chunks a worker: chunked takes n/(workers*T) records a trip (default as in the "
               "study: 4 for fingerprint, 16 for sharpen and rehash)");
    line.section("How to measure");
    line.value("--iterations", "N", iterations_, "samples a round (default 3)");
    line.value("--rounds", "N", rounds_,
               "times all of it is done, data and warm-up too (default 1)");
    line.value("--warmup", "N", warmup_, "samples before those, not counted (default 1)");
    line.flag("--smoke", smoke_, "all parts in a few seconds, only to see that they work");
    line.flag("--large", large_, "roundtrip echoes up to 1 GiB instead of 64 MiB");
    line.section("Output");
    line.flag("--published", published_, "set what the study found beside it");
    line.value("--json", "FILE", json_, "write the results as JSON");
    line.value("--markdown", "FILE", markdown_, "write the tables as Markdown");
    line.value("--csv", "FILE", csv_, "write a row for each measurement");
    line.value("--html", "FILE", html_, "write a page that shows and explains them");
    line.value("--trace", "FILE", trace_,
               "log each request and answer of roundtrip, which slows it down");
    line.flag("--compare", compare_,
              "measure nothing: set two files that --json wrote side by side");
    line.value("--progress", "auto|always|never", progress_,
               "progress line on stderr; auto (default): if it is a terminal");
    line.flag("-q,--quiet", quiet_, "say nothing on stderr but errors");
    line.arguments(arguments_, -1);
    line.takes_files();
  }

  ExitCode run(Messages& messages) override {
    if (quiet_) messages.set_level(Messages::Level::quiet);
    if (compare_) return compare();
    const bench::StudyPlan plan = study_plan(messages);
    open();
    const bench::StudyOutcome outcome = measure(plan, messages);
    write(outcome.results);
    if (const std::string warning = noise_warning(outcome.results); !warning.empty())
      messages.note(warning);
    for (const auto* all : {&outcome.refused, &outcome.failed})
      for (const std::string& why : *all) messages.error(why);
    if (!outcome.refused.empty()) return ExitCode::bad_records;
    return outcome.failed.empty() ? ExitCode::ok : ExitCode::io;
  }

 private:
  bench::StudyPlan study_plan(Messages& messages) {
    bench::StudyPlan plan;
    for (const std::string& part : arguments_) {
      const Given given(part);
      const std::string_view found = bench::study_parts[choice("JOB", given, bench::study_parts)];
      if (std::find(plan.parts.begin(), plan.parts.end(), found) != plan.parts.end())
        throw UsageError(fmt::format("JOB: {} is named twice", found));
      plan.parts.push_back(found);
    }
    if (plan.parts.empty())
      plan.parts.assign(std::begin(bench::study_parts), std::end(bench::study_parts));
    const auto names = bench::way_names();
    if (ways_) plan.ways = list("--ways", *ways_, names);
    plan.kernels = kernel_value(kernel_, "reference");
    plan.turns = optional_number("--turns", turns_, 1);
    plan.rounds = count("--rounds", rounds_, 1, 1);
    plan.passes.iterations = count("--iterations", iterations_, 1, smoke_ ? 1 : 3);
    plan.passes.warmup = count("--warmup", warmup_, 0, smoke_ ? 0 : 1);
    plan.workers = workers(messages);
    read_sizes(plan);
    plan.sweep_workers = {1, 2, 5, 10};
    plan.concurrency = {1, 2, 4, 8, 16, 32, 64};
    plan.payloads = {0, 1024, 32 * 1024, mib, 16 * mib, 64 * mib};
    if (large_) plan.payloads.insert(plan.payloads.end(), {256 * mib, 1024 * mib});
    if (smoke_) {
      plan.sweep_workers = {1, 2};
      plan.concurrency = {1, 64};
      plan.payloads = {0, mib};
    }
    check(plan);
    check_effects(plan);
    return plan;
  }

  /// What somebody asks for and does not get is a mistake of theirs or ours.
  void check_effects(const bench::StudyPlan& plan) const {
    if (!arguments_.empty())
      for (const std::string_view part : plan.parts) {
        bench::StudyPlan alone = plan;
        alone.parts = {part};
        if (!bench::runs_anything(alone))
          throw UsageError(fmt::format("--ways: none of them runs in {}", part));
      }
    const auto& ways = plan.ways;
    if (turns_ && !ways.empty() && std::find(ways.begin(), ways.end(), "chunked") == ways.end())
      throw UsageError("--turns: changes nothing here, expected chunked among the ways");
    const auto expect = [this, &plan](std::string_view option, bool given,
                                      std::initializer_list<std::string_view> parts) {
      bench::StudyPlan concerned = plan;
      concerned.parts = parts;
      std::erase_if(concerned.parts, [&plan](std::string_view part) {
        return std::find(plan.parts.begin(), plan.parts.end(), part) == plan.parts.end();
      });
      if (given && !bench::runs_anything(concerned))
        throw UsageError(fmt::format("{}: changes nothing here, expected {} among the jobs{}",
                                     option, fmt::join(parts, " or "),
                                     ways_ ? " and their ways" : ""));
    };
    expect("--sizes", sizes_.has_value(), {"fingerprint", "sharpen", "rehash"});
    expect("--turns", turns_.has_value(), {"fingerprint", "sharpen", "rehash", "sweep"});
    expect("--kernel", kernel_.has_value(),
           {"fingerprint", "sharpen", "rehash", "primes", "sweep"});
    expect("--workers", workers_.has_value(),
           {"fingerprint", "sharpen", "rehash", "primes", "roundtrip"});
    expect("--published", published_, {"fingerprint", "sharpen", "rehash", "sweep"});
    expect("--large", large_, {"roundtrip"});
    expect("--trace", trace_.has_value(), {"roundtrip"});
  }

  static unsigned count(std::string_view option, const Given& text, unsigned least,
                        unsigned usual) {
    return text ? static_cast<unsigned>(number(option, *text, least, 1'000'000)) : usual;
  }

  std::vector<unsigned> workers(Messages& messages) const {
    if (!workers_ || *workers_ == "auto") return {workers_value(workers_, messages)};
    std::vector<unsigned> all;
    for (const std::string& text : split_at_commas(*workers_))
      add_once("--workers", all, limited_workers(number("--workers", text, 1), messages));
    return all;
  }

  void read_sizes(bench::StudyPlan& plan) const {
    if (!sizes_) {
      plan.sizes = {100};
      if (!smoke_) plan.sizes.push_back(10'000);
      plan.full_size = !smoke_;
      return;
    }
    plan.full_size = false;
    for (const std::string& text : split_at_commas(*sizes_)) {
      if (text == "full") {
        plan.full_size = true;
        continue;
      }
      const auto size = parse_number(text);
      if (!size || *size == 0)
        throw UsageError(fmt::format("--sizes: '{}', expected whole numbers from 1 on, or full",
                                     printable(text)));
      add_once("--sizes", plan.sizes, *size);
    }
  }

  void open() {
    std::vector<Destination> all;
    const auto add = [&all](std::string_view option, const Given& path, Side& side) {
      if (path) all.push_back({option, *path, &side.output()});
    };
    add("--json", json_, json_file_);
    add("--markdown", markdown_, markdown_file_);
    add("--csv", csv_, csv_file_);
    add("--html", html_, html_file_);
    add("--trace", trace_, trace_file_);
    // Not any name: `--json out >out` is a mistake.
    const auto is_stdout = [](const Destination& one) {
      return one.path == "-" ||
             (one.path.starts_with("/dev/") && io::is_same_output(one.path, "-"));
    };
    const bool stdout_is_taken = std::any_of(all.begin(), all.end(), is_stdout);
    if (!stdout_is_taken) all.insert(all.begin(), {"the table", "-", &table_.output()});
    open_outputs(all, {});
  }

  bench::StudyOutcome measure(bench::StudyPlan plan, Messages& messages) {
    if (trace_file_)
      plan.trace = [this](std::string_view line) {
        trace_file_.write(line);
        trace_file_.write("\n");
      };
    const std::string_view wanted = progresses[choice("--progress", progress_, progresses)];
    const bool shown =
        wanted == "always" || (wanted == "auto" && !quiet_ && isatty(STDERR_FILENO) == 1);
    BenchProgress now;
    std::optional<report::Progress> progress;
    if (shown)
      progress.emplace(
          [&now](double seconds, std::size_t columns) { return now.text(seconds, columns); },
          messages);
    return run_study(plan, [&now](const std::string& what, double share) { now.now(what, share); });
  }

  void write(const Results& results) {
    if (json_file_) json_file_.finish(as_json(results));
    if (markdown_file_) markdown_file_.finish(as_markdown(results, published_));
    if (csv_file_) csv_file_.finish(as_csv(results));
    if (html_file_) html_file_.finish(page(results, published_));
    if (trace_file_) trace_file_.finish("");
    if (table_) table_.finish(as_text(results, published_));
  }

  ExitCode compare() {
    const std::pair<std::string_view, bool> others[] = {{"--sizes", sizes_.has_value()},
                                                        {"--workers", workers_.has_value()},
                                                        {"--ways", ways_.has_value()},
                                                        {"--kernel", kernel_.has_value()},
                                                        {"--turns", turns_.has_value()},
                                                        {"--iterations", iterations_.has_value()},
                                                        {"--rounds", rounds_.has_value()},
                                                        {"--warmup", warmup_.has_value()},
                                                        {"--json", json_.has_value()},
                                                        {"--markdown", markdown_.has_value()},
                                                        {"--csv", csv_.has_value()},
                                                        {"--html", html_.has_value()},
                                                        {"--trace", trace_.has_value()},
                                                        {"--smoke", smoke_},
                                                        {"--large", large_},
                                                        {"--published", published_}};
    for (const auto& [option, given] : others)
      if (given)
        throw UsageError(
            fmt::format("--compare measures nothing, expected no {} beside it", option));
    if (arguments_.size() != 2)
      throw UsageError(fmt::format("--compare: {} file{}, expected two that --json wrote",
                                   arguments_.size(), arguments_.size() == 1 ? "" : "s"));
    const auto read = [](const std::string& path) {
      return bench::from_json(read_saved(path), io::input_label(path));
    };
    const Results a = read(arguments_[0]);
    const bench::Comparison comparison = bench::compare(a, read(arguments_[1]));
    io::Output output("-");
    output.write(comparison.text);
    output.commit();
    return comparison.same_work ? ExitCode::ok : ExitCode::bad_records;
  }

  std::vector<std::string> arguments_;
  Given sizes_, workers_, ways_, kernel_, turns_, iterations_, rounds_, warmup_, json_, markdown_,
      csv_, html_, trace_, progress_;
  bool smoke_ = false, large_ = false, published_ = false, compare_ = false, quiet_ = false;
  Side table_, json_file_, markdown_file_, csv_file_, html_file_, trace_file_;
};

}  // namespace

CommandEntry bench_command() {
  return {
      "bench", "[OPTIONS] [JOB...] | --compare A.json B.json",
      "is parallel worth it? the study on this machine",
      "Runs one job in several ways that differ only in where the function runs, and shows what "
      "each "
      "took. JOB is fingerprint, sharpen, rehash, primes (below 2,000,000, in equal ranges), sweep "
      "(fingerprint over workers 1, 2, 5, 10) or roundtrip (what one hand-over costs); default: "
      "all. "
      "A case whose ways do not all give the same checksum is refused: exit status 1.\n"
      "Ways: loop is a plain loop over the records in memory; sliced one thread for each even "
      "slice; "
      "chain source, stage and sink of fxpar with one worker; parallel one record a trip; chunked "
      "many records a trip.",
      [] { return std::make_unique<BenchCommand>(); }};
}

}  // namespace fxpar::cli
