#include "base/message.hpp"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>

#include "base/on_signal.hpp"

namespace fxpar {

namespace {

bool use_colour() {
  const char* no_color = std::getenv("NO_COLOR");
  const char* term = std::getenv("TERM");
  return isatty(STDERR_FILENO) && (no_color == nullptr || *no_color == '\0') && term != nullptr &&
         std::string_view(term) != "dumb";
}

void write_all(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t n = write(STDERR_FILENO, bytes.data(), bytes.size());
    if (n > 0) {
      bytes.remove_prefix(static_cast<std::size_t>(n));
    } else if (n < 0 && errno == EAGAIN) {
      pollfd ready{STDERR_FILENO, POLLOUT, 0};
      poll(&ready, 1, -1);
    } else if (n == 0 || errno != EINTR) {
      return;
    }
  }
}

}  // namespace

Messages::Messages(std::string program)
    : prefix_(use_colour() ? "\033[1m" + program + ":\033[0m " : program + ": ") {}

void Messages::line(std::string_view text) {
  std::string whole = prefix_;
  whole += text;
  whole += '\n';
  raw(whole);
}

void Messages::raw(std::string_view bytes) {
  if (bytes.empty()) return;
  const std::lock_guard lock(mutex_);
  erase();
  write_all(bytes);
}

void Messages::progress(std::string_view text) {
  const std::lock_guard lock(mutex_);
  std::string whole = "\r";
  whole += text;
  whole += "\033[K";
  write_all(whole);
  progress_shown_ = erase_line_on_signal = true;
}

void Messages::erase_progress() {
  const std::lock_guard lock(mutex_);
  erase();
}

void Messages::erase() {
  if (progress_shown_) write_all("\r\033[K");
  progress_shown_ = erase_line_on_signal = false;
}

}  // namespace fxpar
