#include "report/progress.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/text.hpp"

namespace fxpar::report {

namespace {

std::size_t terminal_columns() {
  winsize size{};
  const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1;
  return known ? size.ws_col : 80;
}

/// Seconds as precisely as one can know them here.
std::string roughly(double seconds) {
  return seconds < 120 ? fmt::format("{:.0f} s", seconds) : human_seconds(seconds);
}

}  // namespace

std::string progress_text(const engine::Source::Position& position, double seconds,
                          std::size_t columns) {
  const auto amount = [&](std::uint64_t n) { return position.bytes ? human_bytes(n) : grouped(n); };
  const char* const unit = position.bytes ? "" : " records";
  const double rate = static_cast<double>(position.done) / seconds;
  const std::string speed = amount(static_cast<std::uint64_t>(rate)) + "/s";
  std::string text = "fxpar: " + amount(position.done);
  if (position.total && *position.total > 0) {
    const auto done = static_cast<double>(position.done);
    const double share = std::min(1.0, done / static_cast<double>(*position.total));
    const double left = rate > 0 ? static_cast<double>(*position.total) * (1 - share) / rate : 0;
    text += fmt::format(" of {}{}, {:.0f} %, {}, {} left", amount(*position.total), unit,
                        share * 100, speed, roughly(left));
  } else {
    text += fmt::format("{}, {}, {} so far", unit, speed, roughly(seconds));
  }
  if (text.size() >= columns) text.resize(columns - 1);
  return text;
}

Progress::Progress(Text text, Messages& messages)
    : text_(std::move(text)),
      messages_(messages),
      start_(std::chrono::steady_clock::now()),
      thread_([this](std::stop_token stop) { draw_until_stopped(stop); }) {}

Progress::~Progress() {
  thread_.request_stop();
  thread_.join();
  messages_.erase_progress();
}

void Progress::draw_until_stopped(std::stop_token stop) {
  using namespace std::chrono_literals;
  std::unique_lock lock(mutex_);
  for (auto wait = 1000ms;
       !stopped_.wait_for(lock, stop, wait, [&] { return stop.stop_requested(); }); wait = 250ms) {
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start_;
    messages_.progress(text_(passed.count(), terminal_columns()));
  }
}

}  // namespace fxpar::report
