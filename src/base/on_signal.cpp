#include "base/on_signal.hpp"

#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>
#include <utility>

#include "base/exit_code.hpp"

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

// Several threads can be in here for several signals: each removes everything before it dies.
void die(int signal_number) {
  leave_nothing_behind();
  std::signal(signal_number, SIG_DFL);
  raise(signal_number);  // comes when this handler returns
}

// oneTBB ends the process where a thread or memory for itself cannot be had.
[[noreturn]] void terminate() {
  constexpr char text[] = "fxpar: cannot go on: no memory or thread left\n";
  [[maybe_unused]] const ssize_t ignored = write(STDERR_FILENO, text, sizeof text - 1);
  exit_at_once(static_cast<int>(ExitCode::io));
}

}  // namespace

void handle_signals() {
  struct sigaction action {};
  action.sa_handler = die;
  sigemptyset(&action.sa_mask);
  for (const int number : {SIGHUP, SIGINT, SIGQUIT, SIGTERM}) sigaddset(&action.sa_mask, number);
  for (const int number : {SIGHUP, SIGINT, SIGQUIT, SIGTERM}) {
    struct sigaction old {};
    sigaction(number, nullptr, &old);
    if (old.sa_handler != SIG_IGN) sigaction(number, &action, nullptr);
  }
  std::set_terminate(terminate);
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
}

void exit_at_once(int status) {
  leave_nothing_behind();
  _exit(status);
}

SignalsHeld::SignalsHeld() {
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before_);
}

SignalsHeld::~SignalsHeld() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

TemporaryFile::TemporaryFile(const std::string& path) : path_(strdup(path.c_str())), slot_(0) {
  if (path_ == nullptr) throw std::bad_alloc();
  for (char* expected = nullptr; slot_ < paths.size(); ++slot_, expected = nullptr)
    if (paths[slot_].compare_exchange_strong(expected, path_)) return;
}

void TemporaryFile::keep() {
  if (slot_ < paths.size()) paths[slot_] = nullptr;
  slot_ = paths.size();
  std::free(std::exchange(path_, nullptr));
}

TemporaryFile::~TemporaryFile() {
  if (path_ == nullptr) return;
  unlink(path_);
  keep();
}

}  // namespace fxpar
