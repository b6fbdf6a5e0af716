// Completion scripts, made from the same list of options as --help, so that they cannot differ.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "cli/program.hpp"

namespace fxpar::cli {

namespace {

/// Calls `visit(entry, line)` for each command with its options declared.
template <typename Visit>
void for_each_command(const Program& program, Visit visit) {
  for (const CommandEntry& entry : program.commands) {
    const auto command = entry.make();
    CommandLine line(entry.usage, entry.about);
    command->declare(line);
    visit(entry, line);
  }
}

std::string identifier(std::string name) {
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

/// Text between single quotes of a shell.
std::string quoted(const std::string& text) {
  std::string result;
  for (const char c : text) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return "'" + result + "'";
}

bool takes_file(const OptionSpec& spec) { return spec.metavar == "FILE"; }

std::string bash(const Program& program) {
  const std::string function = identifier(program.name);
  std::vector<std::string> names;
  std::string cases;
  for_each_command(program, [&](const CommandEntry& entry, const CommandLine& line) {
    names.push_back(entry.name);
    std::string values, options;
    for (const OptionSpec& spec : line.options()) {
      const auto split = spec.split_names();
      options += fmt::format(" {}", fmt::join(split, " "));
      if (spec.flag != nullptr) continue;
      const std::string action = takes_file(spec) ? fmt::format("_{}_files", function)
                                                  : fmt::format("_{}_words '{}'", function,
                                                                fmt::join(spec.choices(), " "));
      values += fmt::format("        {}) {}; return ;;\n", fmt::join(split, "|"), action);
    }
    cases += fmt::format(
        "    {})\n      case $before in\n{}      esac\n"
        "      if [[ $word == -* ]]; then _{}_words '{}'{}; fi ;;\n",
        entry.name, values, function, options.substr(1),
        line.completes_files() ? fmt::format("; else _{}_files", function) : "");
  });
  // `=` stands as a word of its own in COMP_WORDS.
  return fmt::format(
      "# bash completion for {0}\n"
      "_{1}() {{\n"
      "  local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}}\n"
      "  if [[ $word == = ]]; then word=\n"
      "  elif [[ $before == = ]]; then before=${{COMP_WORDS[COMP_CWORD-2]}}; fi\n"
      "  _{1}_words() {{ COMPREPLY=($(compgen -W \"$1\" -- \"$word\")); }}\n"
      "  _{1}_files() {{ compopt -o filenames 2> /dev/null; mapfile -t COMPREPLY < <(compgen -f -- "
      "\"$word\"); }}\n"
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
      "    _{1}_words '{2} --help --version --completions'\n"
      "    return\n"
      "  fi\n"
      "  case ${{COMP_WORDS[1]}} in\n{3}"
      "    --completions) _{1}_words 'bash zsh fish' ;;\n"
      "  esac\n"
      "}}\n"
      "complete -F _{1} {0}\n",
      program.name, function, fmt::join(names, " "), cases);
}

std::string zsh(const Program& program) {
  std::string names, cases;
  const auto escaped = [](const std::string& text) {
    std::string result;
    for (const char c : text) {
      if (c == '[' || c == ']' || c == ':' || c == '\\') result += '\\';
      result += c;
    }
    return result;
  };
  for_each_command(program, [&](const CommandEntry& entry, const CommandLine& line) {
    names += "    " + quoted(entry.name + ":" + escaped(entry.summary)) + "\n";
    std::string specs;
    for (const OptionSpec& spec : line.options()) {
      std::string value;
      if (spec.flag == nullptr)
        value = takes_file(spec) ? ":file:_files"
                                 : fmt::format(":value:({})", fmt::join(spec.choices(), " "));
      for (const std::string& name : spec.split_names())
        specs += " \\\n        " + quoted("*" + name + "[" + escaped(spec.help) + "]" + value);
    }
    if (line.completes_files()) specs += " \\\n        '*:file:_files'";
    cases += fmt::format("    {})\n      _arguments -s{} ;;\n", entry.name, specs);
  });
  return fmt::format(
      "#compdef {0}\n"
      "_{1}() {{\n"
      "  local -a commands\n"
      "  commands=(\n{2}  )\n"
      "  if (( CURRENT == 2 )); then\n"
      "    _describe command commands\n"
      "    _arguments '--help[show help]' '--version[show the version]'\n"
      "    return\n"
      "  fi\n"
      "  local name=$words[2]\n"
      "  shift words; (( CURRENT-- ))\n"
      "  case $name in\n{3}  esac\n"
      "}}\n"
      "_{1} \"$@\"\n",
      program.name, identifier(program.name), names, cases);
}

std::string fish(const Program& program) {
  std::string text = fmt::format("# fish completion for {}\n", program.name);
  for_each_command(program, [&](const CommandEntry& entry, const CommandLine& line) {
    text += fmt::format("complete -c {} -n __fish_use_subcommand -f -a {} -d {}\n", program.name,
                        entry.name, quoted(entry.summary));
    for (const OptionSpec& spec : line.options()) {
      text += fmt::format("complete -c {} -n '__fish_seen_subcommand_from {}'", program.name,
                          entry.name);
      for (const std::string& name : spec.split_names())
        text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
      if (takes_file(spec)) text += " -r -F";
      if (spec.flag == nullptr && !takes_file(spec))
        text += fmt::format(" -x -a '{}'", fmt::join(spec.choices(), " "));
      text += " -d " + quoted(spec.help) + "\n";
    }
    if (!line.completes_files())
      text += fmt::format("complete -c {} -n '__fish_seen_subcommand_from {}' -f\n", program.name,
                          entry.name);
  });
  return text;
}

}  // namespace

std::string completions(const Program& program, const std::string& shell) {
  return shell == "bash" ? bash(program) : shell == "zsh" ? zsh(program) : fish(program);
}

}  // namespace fxpar::cli
