#include "io/reader_watch.hpp"

#include <poll.h>

#include <array>
#include <system_error>

#include "base/exit_code.hpp"
#include "base/on_signal.hpp"

namespace fxpar::io {

namespace {

void watch(int pipe, int done) {
  std::array<pollfd, 2> wait{{{pipe, 0, 0}, {done, POLLIN, 0}}};
  for (;;) {
    if (poll(wait.data(), wait.size(), -1) < 0) continue;  // EINTR
    if (wait[1].revents != 0) return;
    if ((wait[0].revents & (POLLERR | POLLHUP)) != 0) exit_at_once(static_cast<int>(ExitCode::ok));
  }
}

}  // namespace

ReaderWatch::ReaderWatch(const Output* output) {
  if (output == nullptr || output->pipe() < 0) return;
  try {
    thread_ = std::thread(watch, output->pipe(), done_.descriptor());
  } catch (const std::system_error&) {  // no thread for it: the next write will tell
  }
}

ReaderWatch::~ReaderWatch() {
  done_.notify();
  if (thread_.joinable()) thread_.join();
}

}  // namespace fxpar::io
