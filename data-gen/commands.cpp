#include "data-gen/commands.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/values.hpp"
#include "data-gen/logs.hpp"
#include "data-gen/piece_writer.hpp"
#include "data-gen/published.hpp"
#include "io/output.hpp"

namespace fxpar::gen {

namespace {

using cli::Command;
using cli::CommandEntry;
using cli::CommandLine;
using cli::Given;

/// What every command can be told.
class Options {
 public:
  Options(std::uint64_t usual_count, std::uint64_t usual_seed)
      : count(usual_count), seed(usual_seed) {}

  void declare(CommandLine& line, std::string_view records) {
    line.section("Data");
    line.value("-n,--count", "N", count_text_,
               fmt::format("how many {} (default {})", records, count));
    line.value("--seed", "S", seed_text_,
               fmt::format("where the random numbers begin (default {})", seed));
    line.section("Output");
    line.value("-o,--output", "FILE", output_path_,
               "write to FILE, which is replaced only when it is complete; - (default) is stdout");
  }

  /// Checks all values. Throws UsageError.
  void resolve() {
    if (count_text_) count = cli::number("--count", *count_text_);
    if (seed_text_) seed = cli::number("--seed", *seed_text_);
    output = output_path_.value_or("-");
  }

  // Valid once resolved.
  std::uint64_t count, seed;
  std::string output;

 private:
  Given count_text_, seed_text_, output_path_;
};

template <typename Records>
class PublishedCommand final : public Command {
 public:
  explicit PublishedCommand(std::string_view records) : records_(records) {}

  void declare(CommandLine& line) override { options_.declare(line, records_); }

  ExitCode run(Messages&) override {
    options_.resolve();
    io::Output out(options_.output);
    PieceWriter writer(out);
    writer.buffer().append(Records::header);
    Records records(options_.seed);
    for (std::uint64_t i = 0; i < options_.count; ++i) {
      records.next(writer.buffer());
      writer.record_done();
    }
    writer.flush();
    out.commit();
    return ExitCode::ok;
  }

 private:
  const std::string_view records_;
  Options options_{Records::published_count, Records::published_seed};
};

/// The truth about generated lines: a row for each, from number 0.
class Truth {
 public:
  Truth(const std::string& path, const std::vector<ShownTemplate>& templates)
      : out_(path), writer_(out_) {
    for (const ShownTemplate& shown : templates) row_ends_.push_back(truth_row_end(shown));
  }

  void add(std::size_t shown) {
    const fmt::format_int number(next_number_++);
    writer_.buffer().append({number.data(), number.size()});
    writer_.buffer().append(row_ends_[shown]);
    writer_.record_done();
  }

  void flush() { writer_.flush(); }
  void commit() { out_.commit(); }

 private:
  io::Output out_;
  PieceWriter writer_;
  std::vector<std::string> row_ends_;
  std::uint64_t next_number_ = 0;
};

class LogsCommand final : public Command {
 public:
  void declare(CommandLine& line) override {
    options_.declare(line, "lines");
    line.value("--truth", "FILE", truth_path_,
               "write the template of each line to FILE: line number from 0, template id, "
               "template, parted by tabs");
  }

  ExitCode run(Messages&) override {
    options_.resolve();
    if (truth_path_ && io::is_same_output(*truth_path_, options_.output))
      throw UsageError(fmt::format("--truth: '{}' is the output too", printable(*truth_path_)));

    LogGenerator logs(options_.seed);
    io::Output out(options_.output);
    std::optional<Truth> truth;
    if (truth_path_) truth.emplace(*truth_path_, logs.templates());
    PieceWriter writer(out);
    for (std::uint64_t i = 0; i < options_.count; ++i) {
      const std::size_t shown = logs.next(writer.buffer());
      writer.record_done();
      if (truth) truth->add(shown);
    }
    // Neither stands unless both are complete.
    writer.flush();
    if (truth) truth->flush();
    out.commit();
    if (truth) truth->commit();
    return ExitCode::ok;
  }

 private:
  Options options_{LogGenerator::usual_count, LogGenerator::usual_seed};
  Given truth_path_;
};

constexpr const char* usage = "[OPTIONS]";

template <typename Records>
CommandEntry published_command(std::string name, std::string summary, std::string about) {
  const auto make = [name] { return std::make_unique<PublishedCommand<Records>>(name); };
  return {name, usage, std::move(summary), std::move(about), make};
}

}  // namespace

cli::Program fxpar_gen_program() {
  return {
      "fxpar-gen",
      "Writes the data that fxpar is checked and measured with: the three published data sets of "
      "the study \"Is parallel worth it?\" to the byte, and mixed server logs with known "
      "templates. The same command and seed always give the same bytes.",
      {published_command<LogLines>(
           "lines", "published log lines",
           "Writes log lines such as 'ERROR /health 200 3264ms u0'. By default they are those of "
           "the study, 53,717,934 bytes."),
       published_command<Tiles>(
           "tiles", "published image tiles, 1024 bytes each",
           "Writes grey tiles of 32 x 32 pixels, 1024 bytes each, row by row with nothing between. "
           "By default they are those of the study, 150,528,000 bytes."),
       published_command<Credentials>(
           "credentials", "published credentials, as CSV",
           "Writes CSV with the columns user, salt and secret: the number of the row from 0, a "
           "number below 2^30 and one below 2^40. By default they are those of the study."),
       {"logs", usage, "mixed server logs with known templates",
        "Writes what several servers might log together: syslog, access and error logs, JSON, "
        "logfmt, and stack traces of several lines. Some templates are common, others rare; times "
        "advance, and addresses, process ids and the like come again.\n"
        "In the templates of --truth, <*> stands for each value, header and all; tab, newline, CR "
        "and backslash are \\t, \\n, \\r and \\\\.",
        [] { return std::make_unique<LogsCommand>(); }}},
      "\nExit status:\n"
      "  0  everything written (also if the reader left, as in | head)\n"
      "  2  usage: nothing was written\n"
      "  3  output or memory failed\n"
      "\nExample:\n"
      "  fxpar-gen lines -n 10000 | fxpar fingerprint\n"};
}

}  // namespace fxpar::gen
