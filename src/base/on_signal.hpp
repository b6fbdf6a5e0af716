// What SIGHUP, SIGINT, SIGQUIT and SIGTERM must still do: remove temporary files, clear the progress line,
// and die by the same signal, so that a shell sees why. All of it happens inside the handler with
// async-signal-safe calls, so no thread has to be woken or waited for.
#pragma once

#include <signal.h>

#include <atomic>
#include <cstddef>
#include <string>

namespace fxpar {

/// Installs the handlers, except for a signal that was ignored at start (nohup, a shell's
/// background job). Also ignores SIGPIPE and SIGXFSZ: both then show as errors of write(2).
void handle_signals();

/// Does the same where no signal came: ends the process at once, with this status.
[[noreturn]] void exit_at_once(int status);

/// Holds signals back from this thread while it lives.
class SignalsHeld {
 public:
  SignalsHeld();
  ~SignalsHeld();
  SignalsHeld(const SignalsHeld&) = delete;
  SignalsHeld& operator=(const SignalsHeld&) = delete;

 private:
  sigset_t before_;
};

/// A file that is there: its end of life removes it, and so does a signal, unless it was kept.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& path);
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  const char* path() const { return path_; }
  void keep();  // it has another name now, or another owner

 private:
  char* path_;
  std::size_t slot_;
};

/// Set while a progress line stands on stderr.
extern std::atomic<bool> erase_line_on_signal;

}  // namespace fxpar
