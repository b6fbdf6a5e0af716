#include "cli/program.hpp"

#include <fmt/format.h>
#include <malloc.h>

#include <algorithm>
#include <array>
#include <new>

#include "base/error.hpp"
#include "base/on_signal.hpp"
#include "base/text.hpp"
#include "base/version.hpp"
#include "cli/values.hpp"
#include "io/descriptor.hpp"
#include "io/output.hpp"

namespace fxpar::cli {

namespace {

void print(const std::string& text) {
  io::Output out("-");
  out.write(text);
}

std::string help(const Program& program) {
  std::string text = fmt::format("Usage: {} COMMAND [OPTIONS] [ARGUMENTS]\n\n", program.name);
  text += wrapped(program.about, 80, "") + "\n\nCommands:\n";
  for (const CommandEntry& command : program.commands)
    text += fmt::format("  {:<14}{}\n", command.name, command.summary);
  text += fmt::format(
      "\nOptions:\n"
      "  -h, --help             show this help; COMMAND --help shows that of a command\n"
      "  -V, --version          show the version\n"
      "      --completions bash|zsh|fish\n"
      "                         print a completion script for that shell\n",
      program.name);
  return text + program.notes;
}

bool find_option(std::string_view name) {
  constexpr std::array<std::string_view, 5> options = {"-h", "--help", "-V", "--version",
                                                       "--completions"};
  return std::find(options.begin(), options.end(), name) != options.end();
}

const CommandEntry& find(const Program& program, std::string_view name) {
  std::vector<std::string_view> names;
  for (const CommandEntry& command : program.commands) {
    if (command.name == name) return command;
    names.push_back(command.name);
  }
  const bool option = name.starts_with('-');
  if (option) names = {"--help", "--version", "--completions"};
  const std::string_view meant = nearest(name, names);
  throw UsageError(
      fmt::format("{} {}{} (see {} --help)",
                  option ? "expected a command, found option" : "unknown command", printable(name),
                  meant.empty() ? "" : fmt::format(", did you mean {}?", meant), program.name));
}

ExitCode run_command(const Program& program, const CommandEntry& entry,
                     std::span<const char* const> arguments, Messages& messages) {
  const std::string full_name = program.name + " " + entry.name;
  const auto command = entry.make();
  CommandLine line(entry.usage, entry.about);
  command->declare(line);
  try {
    line.parse(arguments);
    if (!line.help_wanted()) return command->run(messages);
  } catch (const UsageError& error) {
    throw UsageError(fmt::format("{} (see {} --help)", error.what(), full_name));
  }
  print(line.help(full_name));
  return ExitCode::ok;
}

ExitCode dispatch(const Program& program, std::span<const char* const> arguments,
                  Messages& messages) {
  if (arguments.empty())
    throw UsageError(fmt::format("expected a command (see {} --help)", program.name));
  const std::string_view first = arguments.front();
  const bool takes_word = first == "--completions" || first == "help";
  if (first.starts_with('-') && arguments.size() > (takes_word ? 2 : 1) && find_option(first))
    throw UsageError(fmt::format("unexpected argument '{}' behind {}",
                                 printable(arguments[takes_word ? 2 : 1]), first));
  if (first == "-h" || first == "--help" || first == "help") {
    if (arguments.size() > 1 && first == "help")
      return run_command(program, find(program, arguments[1]), std::array{"--help"}, messages);
    print(help(program));
  } else if (first == "-V" || first == "--version") {
    print(fmt::format("{} {}\n", program.name, version));
  } else if (first == "--completions") {
    constexpr std::array<std::string_view, 3> shells = {"bash", "zsh", "fish"};
    const Given shell(arguments.size() > 1 ? arguments[1] : "");
    print(completions(program, std::string(shells[choice("--completions", shell, shells)])));
  } else {
    return run_command(program, find(program, first), arguments.subspan(1), messages);
  }
  return ExitCode::ok;
}

}  // namespace

int run_program(const Program& program, int argc, const char* const* argv) {
  // Memory for a large record goes back to the system at once, and grows there without copying. By
  // itself glibc would stop that after the first such record.
  mallopt(M_MMAP_THRESHOLD, 1 << 20);
  io::open_standard_descriptors();
  handle_signals();
  Messages messages(program.name);
  const std::span<const char* const> all(argv, static_cast<std::size_t>(argc));
  ExitCode code = ExitCode::ok;
  try {
    code = dispatch(program, all.subspan(std::min<std::size_t>(1, all.size())), messages);
  } catch (const UsageError& error) {
    messages.error(error.what());
    code = ExitCode::usage;
  } catch (const ReaderLeft&) {
    code = ExitCode::ok;
  } catch (const IoError& error) {
    messages.error(error.what());
    code = ExitCode::io;
  } catch (const std::bad_alloc&) {
    messages.error("out of memory");
    code = ExitCode::io;
  } catch (const std::exception& error) {
    messages.error(fmt::format("cannot go on: {}", error.what()));
    code = ExitCode::io;
  }
  return static_cast<int>(code);
}

}  // namespace fxpar::cli
