#include "jobs/rehash.hpp"

#include <array>

#include "cli/commands.hpp"
#include "cli/job_options.hpp"

namespace fxpar::cli {

namespace {

constexpr std::array<std::string_view, 3> input_formats = {"csv", "tsv",
                                                           "jsonl"};  // as in the enum

class RehashCommand final : public Command {
 public:
  void declare(CommandLine& line) override {
    line.section("Input");
    line.value("--input-format", "csv|tsv|jsonl", input_format_,
               "form of the input; by default told by the file's name, else by its first bytes");
    line.value("--max-record", "SIZE", max_record_, "a longer record is a bad one (default 1GiB)");
    common_.declare(line);
    line.arguments(options_.input.files, -1);
    line.takes_files();
  }

  ExitCode run(Messages& messages) override {
    common_.resolve(messages);
    if (input_format_)
      options_.rules.format = static_cast<records::CredentialFormat>(
          choice("--input-format", input_format_, input_formats));
    if (max_record_) options_.rules.max_record = size("--max-record", *max_record_);
    common_.apply_to(options_);
    common_.open_outputs(options_.input.files);
    return common_.run(jobs::rehash(options_, messages), messages);
  }

 private:
  jobs::RehashOptions options_;
  Given input_format_, max_record_;
  JobOptions common_{jobs::rehash_fields(), 2};
};

}  // namespace

CommandEntry rehash_command() {
  return {"rehash", "[OPTIONS] [FILE...]", "credentials -> user, key",
          "Reads credentials (user, salt, secret) as CSV, TSV or JSON Lines and derives a key from "
          "each by 55,000 rounds of a published function. That function is a stand-in for "
          "benchmarks and no password hash: do not protect anything with it.\n"
          "salt and secret are unsigned 64-bit decimals, user is any text. A first row that names "
          "user, salt and secret is a header, whose order the columns then follow. Messages never "
          "show what a row holds.",
          [] { return std::make_unique<RehashCommand>(); }};
}

}  // namespace fxpar::cli
