// A program of several commands: fxpar and fxpar-gen.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/exit_code.hpp"
#include "base/message.hpp"
#include "cli/command_line.hpp"

namespace fxpar::cli {

/// One command: its options, and what it does with them.
class Command {
 public:
  virtual ~Command() = default;
  virtual void declare(CommandLine& line) = 0;
  virtual ExitCode run(Messages& messages) = 0;
};

struct CommandEntry {
  std::string name;
  std::string usage;    // `[OPTIONS] [FILE...]`
  std::string summary;  // one line
  std::string about;    // some sentences, one paragraph a line
  std::function<std::unique_ptr<Command>()> make;
};

struct Program {
  std::string name;
  std::string about;
  std::vector<CommandEntry> commands;
  std::string notes;  // shown at the end of --help
};

/// The whole program: the only place that catches what ends a run. Returns the exit status.
int run_program(const Program& program, int argc, const char* const* argv);

/// A completion script for `shell` (bash, zsh or fish).
std::string completions(const Program& program, const std::string& shell);

}  // namespace fxpar::cli
