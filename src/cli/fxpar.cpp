#include "cli/commands.hpp"

namespace fxpar::cli {

Program fxpar_program() {
  return {
      "fxpar",
      "Sends records through a parallel stage in chunks, writes the results in input order, and "
      "reports times beside a checksum that no number of workers and no chunk can change.",
      {fingerprint_command(), sharpen_command(), rehash_command(), primes_command(),
       bench_command()},
      "\nExit status:\n"
      "  0  everything read and written (also if the reader left, as in | head)\n"
      "  1  bad records: stopped at one, or left some out; the good ones are complete;\n"
      "     bench: ways that do not agree\n"
      "  2  usage: nothing was read\n"
      "  3  input, output, memory or threads failed\n"
      "\nExample:\n"
      "  fxpar fingerprint app.log | sort -n -k 2 | less\n"};
}

}  // namespace fxpar::cli
