#include "jobs/primes.hpp"

#include <array>

#include "base/error.hpp"
#include "cli/commands.hpp"
#include "cli/job_options.hpp"

namespace fxpar::cli {

namespace {

constexpr std::array fields = {jobs::primes_field};

class PrimesCommand final : public Command {
 public:
  void declare(CommandLine& line) override {
    common_.declare(line);
    line.arguments(range_, 2);
  }

  ExitCode run(Messages& messages) override {
    common_.resolve(messages);
    if (range_.empty()) throw UsageError("expected N, or LO and HI");
    jobs::PrimesOptions options;
    if (range_.size() == 2) options.lo = number("LO", range_[0]);
    options.hi = number(range_.size() == 2 ? "HI" : "N", range_.back(), options.lo);
    options.limit = common_.limit;
    options.kernels = common_.kernel;
    options.format = common_.format;
    options.header = common_.header;
    common_.open_outputs({});
    return common_.run(jobs::primes(options), messages);
  }

 private:
  std::vector<std::string> range_;
  JobOptions common_{fields, 1};
};

}  // namespace

CommandEntry primes_command() {
  return {
      "primes", "[OPTIONS] N | LO HI", "integers in [LO, HI) -> how many are prime",
      "Counts the primes in [LO, HI), or below N. A record is an integer, the result one number, "
      "which is the checksum too.",
      [] { return std::make_unique<PrimesCommand>(); }};
}

}  // namespace fxpar::cli
