#include "base/on_signal.hpp"

#include <csignal>
#include <cstdlib>
#include <cstring>
#include <array>
#include <new>

#include <unistd.h>

namespace fxpar {

std::atomic<bool> erase_line_on_signal = false;

namespace {

// One each for --output, --report-file and those of later sinks.
std::array<std::atomic<char*>, 8> paths;
static_assert(std::atomic<char*>::is_always_lock_free, "used in a signal handler");

void leave_nothing_behind() {
  for (const auto& path : paths)
    if (const char* p = path.load()) unlink(p);
  if (erase_line_on_signal.load()) {
    constexpr char erase[] = "\r\033[K";
    [[maybe_unused]] const ssize_t ignored = write(STDERR_FILENO, erase, sizeof erase - 1);
  }
}

void die(int signal_number) {
  leave_nothing_behind();
  // SA_RESETHAND has put the default back; the signal comes when this handler returns.
  raise(signal_number);
}

}  // namespace

void handle_signals() {
  struct sigaction action {};
  action.sa_handler = die;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigemptyset(&action.sa_mask);
  for (const int number : {SIGHUP, SIGINT, SIGTERM}) sigaddset(&action.sa_mask, number);
  for (const int number : {SIGHUP, SIGINT, SIGTERM}) {
    struct sigaction old {};
    sigaction(number, nullptr, &old);
    if (old.sa_handler != SIG_IGN) sigaction(number, &action, nullptr);
  }
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
}

void exit_at_once(int status) {
  leave_nothing_behind();
  _exit(status);
}

UnlinkOnSignal::UnlinkOnSignal(const std::string& path) : path_(strdup(path.c_str())), slot_(0) {
  if (path_ == nullptr) throw std::bad_alloc();
  for (char* expected = nullptr; slot_ < paths.size(); ++slot_, expected = nullptr)
    if (paths[slot_].compare_exchange_strong(expected, path_)) return;
}

UnlinkOnSignal::~UnlinkOnSignal() {
  if (slot_ < paths.size()) paths[slot_] = nullptr;
  std::free(path_);
}

}  // namespace fxpar
