// The command line of one command: what there is to say, and what was said. This is the only part
// that knows CLI11, which splits the arguments; values stay raw text until somebody checks them
// (values.hpp), and help and completions are made from the same list of options.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fxpar::cli {

struct OptionSpec {
  std::string names;    // `-w,-j,--workers`
  std::string metavar;  // `N|auto`; empty for a flag
  std::string help;     // one or more sentences without a final full stop
  std::string section;
  bool* flag = nullptr;                         // set by a flag
  std::optional<std::string>* value = nullptr;  // the last one given
  std::vector<std::string> words = {};

  /// The names one by one, the short ones first.
  std::vector<std::string> split_names() const;
  /// What the value may be, if it is one of a few words: `tsv|csv|jsonl`.
  std::vector<std::string> choices() const;
};

class CommandLine {
 public:
  /// `usage` is what follows the program's name, `about` some sentences for --help.
  CommandLine(std::string usage, std::string about)
      : usage_(std::move(usage)), about_(std::move(about)) {
    flag("-h,--help", help_wanted_, "show this help");
  }
  CommandLine(const CommandLine&) = delete;
  CommandLine& operator=(const CommandLine&) = delete;

  /// Options declared from now on stand under this title.
  void section(std::string title) { section_ = std::move(title); }
  void flag(std::string names, bool& target, std::string help) {
    options_.push_back({std::move(names), "", std::move(help), section_, &target});
  }
  /// `words` are what completion offers, where the metavar does not say it.
  void value(std::string names, std::string metavar, std::optional<std::string>& target,
             std::string help, std::vector<std::string> words = {}) {
    options_.push_back({std::move(names), std::move(metavar), std::move(help), section_, nullptr,
                        &target, std::move(words)});
  }
  /// What is no option goes there, at most `most` of them.
  void arguments(std::vector<std::string>& target, std::size_t most) {
    arguments_ = &target;
    most_arguments_ = most;
  }
  void takes_files() { takes_files_ = true; }

  /// Throws UsageError, which names the nearest right spelling.
  void parse(std::span<const char* const> arguments);
  bool help_wanted() const { return help_wanted_; }

  /// The whole help, for 80 columns.
  std::string help(std::string_view program) const;

  const std::vector<OptionSpec>& options() const { return options_; }
  bool completes_files() const { return takes_files_; }

 private:
  void check_values_after_equals(std::span<const char* const> arguments) const;
  [[noreturn]] void refuse_option(const std::string& given) const;

  const std::string usage_;
  const std::string about_;
  std::string section_ = "Other";
  std::vector<OptionSpec> options_;
  std::vector<std::string>* arguments_ = nullptr;
  std::size_t most_arguments_ = 0;
  bool takes_files_ = false;
  bool help_wanted_ = false;
};

}  // namespace fxpar::cli
