// The exit codes of fxpar and fxpar-gen, in one place; the man page and README list the same.
//
// A run that SIGHUP, SIGINT, SIGQUIT or SIGTERM ends dies by that signal, which a shell shows as
// 129, 130, 131 or 143. A reader that leaves (`| head`) is success.
#pragma once

namespace fxpar {

enum class ExitCode : int {
  ok = 0,           // everything read and written
  bad_records = 1,  // stopped at a bad record, or left some out; the good ones are complete
  usage = 2,        // the command line is wrong: nothing was read, nothing is on stdout
  io = 3,           // input, output, memory or threads failed
};

}  // namespace fxpar
