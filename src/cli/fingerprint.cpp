#include "jobs/fingerprint.hpp"

#include "cli/commands.hpp"
#include "cli/job_options.hpp"

namespace fxpar::cli {

namespace {

class FingerprintCommand final : public Command {
 public:
  void declare(CommandLine& line) override {
    line.section("Input");
    line.flag("-0,--null", null_, "records end at NUL instead of newline");
    line.value("--max-record", "SIZE", max_record_, "a longer record is a bad one (default 1GiB)");
    common_.declare(line);
    line.arguments(options_.input.files, -1);
    line.takes_files();
  }

  ExitCode run(Messages& messages) override {
    common_.resolve(messages);
    if (null_) options_.lines.terminator = '\0';
    if (max_record_) options_.lines.max_record = size("--max-record", *max_record_);
    common_.apply_to(options_);
    common_.open_outputs(options_.input.files);
    return common_.run(jobs::fingerprint(options_, messages), messages);
  }

 private:
  jobs::FingerprintOptions options_;
  bool null_ = false;
  Given max_record_;
  JobOptions common_{jobs::fingerprint_fields(), 3};
};

}  // namespace

CommandEntry fingerprint_command() {
  return {"fingerprint", "[OPTIONS] [FILE...]", "log lines -> id, hash, digits",
          "Reads log lines and writes one result for each, in input order: its number from 0 (id), "
          "a 30-bit min-hash of its 5-byte windows with every number replaced by # (hash), and how "
          "many digits it has (digits). Lines that differ only in their numbers share a hash.\n"
          "Several files are one stream; no FILE, or -, is stdin. A CR before the newline is not "
          "part of the line; bytes need not be UTF-8.",
          [] { return std::make_unique<FingerprintCommand>(); }};
}

}  // namespace fxpar::cli
