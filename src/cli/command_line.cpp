#include "cli/command_line.hpp"

#include <fmt/format.h>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <cctype>
#include <sstream>

#include "base/error.hpp"
#include "base/text.hpp"

namespace fxpar::cli {

namespace {

constexpr std::size_t help_width = 80;
constexpr std::size_t names_width = 28;

std::vector<std::string> split(const std::string& text, char at) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, at);) parts.push_back(part);
  return parts;
}

/// The option that CLI11 speaks of: `--output: 1 required TEXT missing`.
std::string option_in(const CLI::ParseError& error) {
  const std::string text = error.what();
  const std::size_t from = std::min(text.find('-'), text.size());
  return printable(text.substr(from, text.find_first_of(": ", from) - from));
}

}  // namespace

std::vector<std::string> OptionSpec::split_names() const { return split(names, ','); }

std::vector<std::string> OptionSpec::choices() const {
  std::vector<std::string> all = words;
  for (const std::string& word : split(metavar, '|'))
    if (std::islower(static_cast<unsigned char>(word[0]))) all.push_back(word);
  return all;
}

// CLI11 would take the next argument for the value in `--output=`, and `--header=no` for a flag.
void CommandLine::check_values_after_equals(std::span<const char* const> arguments) const {
  for (const std::string_view argument : arguments) {
    if (argument == "--") return;
    const std::size_t equals = argument.find('=');
    if (!argument.starts_with("--") || equals == argument.npos) continue;
    const std::string name(argument.substr(0, equals));
    for (const OptionSpec& spec : options_) {
      const auto names = spec.split_names();
      if (std::find(names.begin(), names.end(), name) == names.end()) continue;
      if (spec.flag != nullptr) throw UsageError(name + ": expected no value");
      if (equals + 1 == argument.size()) throw UsageError(name + ": expected a value behind the =");
    }
  }
}

void CommandLine::parse(std::span<const char* const> arguments) {
  check_values_after_equals(arguments);
  CLI::App app;
  app.set_help_flag();
  for (const OptionSpec& spec : options_) {
    CLI::Option* option = spec.flag != nullptr ? app.add_flag(spec.names, *spec.flag)
                                               : app.add_option(spec.names, *spec.value);
    option->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  }
  // Arguments are what CLI11 has no option for. A positional option of its own would read an
  // argument `[a,b]` as a list of two.
  app.allow_extras();
  try {
    // CLI11 wants them in reverse.
    app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::ArgumentMismatch& error) {
    throw UsageError(option_in(error) + ": expected a value");
  } catch (const CLI::ParseError& error) {
    throw UsageError(printable(error.what()));
  }

  bool only_arguments = false;  // behind `--`
  for (const std::string& rest : app.remaining()) {
    if (!only_arguments && rest == "--") {
      only_arguments = true;
    } else if (!only_arguments && rest.size() > 1 && rest[0] == '-') {
      refuse_option(rest);
    } else if (arguments_ == nullptr || arguments_->size() == most_arguments_) {
      throw UsageError(fmt::format("unexpected argument '{}'", printable(rest)));
    } else {
      arguments_->push_back(rest);
    }
  }
}

void CommandLine::refuse_option(const std::string& given) const {
  if (std::isdigit(static_cast<unsigned char>(given[1])))
    throw UsageError(fmt::format("unexpected '{}'", printable(given)));
  const std::string name = given.substr(0, given.find('='));
  std::vector<std::string> names;
  for (const OptionSpec& spec : options_)
    for (std::string& known : spec.split_names())
      if (known.starts_with("--")) names.push_back(std::move(known));
  const std::vector<std::string_view> candidates(names.begin(), names.end());
  const std::string_view meant = nearest(name, candidates);
  throw UsageError(fmt::format("unknown option {}{}", printable(name),
                               meant.empty() ? "" : fmt::format(", did you mean {}?", meant)));
}

std::string CommandLine::help(std::string_view program) const {
  std::string text = fmt::format("Usage: {} {}\n", program, usage_);
  for (std::istringstream paragraphs(about_); paragraphs;) {
    std::string paragraph;
    if (!std::getline(paragraphs, paragraph)) break;
    text += "\n" + wrapped(paragraph, help_width, "") + "\n";
  }
  std::string section;
  // --help was declared first, and is shown last.
  std::vector<OptionSpec> ordered(options_.begin() + 1, options_.end());
  ordered.push_back(options_.front());
  for (const OptionSpec& spec : ordered) {
    if (spec.section != section) text += "\n" + spec.section + ":\n";
    section = spec.section;
    const std::vector<std::string> split = spec.split_names();
    std::string names = split.front().size() > 2 ? "      " : "  ";
    for (const std::string& name : split) names += (&name == &split.front() ? "" : ", ") + name;
    if (!spec.metavar.empty()) names += " " + spec.metavar;
    const std::string indent(names_width, ' ');
    names = names.size() + 2 > names_width ? names + "\n" + indent
                                           : names + indent.substr(names.size());
    text += names + wrapped(spec.help, help_width - names_width, indent) + "\n";
  }
  return text;
}

}  // namespace fxpar::cli
