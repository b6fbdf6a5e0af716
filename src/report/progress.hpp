// The progress line: how far, how fast, how long still. A thread of its own draws it, so that it
// moves also while every worker is deep in a chunk; it appears only once a run lasts a second.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "base/message.hpp"
#include "engine/stages.hpp"

namespace fxpar::report {

/// `1.2 GiB of 2.0 GiB, 60 %, 350.0 MiB/s, 2.3 s left`, cut to `columns`.
std::string progress_text(const engine::Source::Position& position, double seconds,
                          std::size_t columns);

class Progress {
 public:
  /// Called from the thread that draws: what to show after so many seconds, in so many columns.
  using Text = std::function<std::string(double seconds, std::size_t columns)>;

  Progress(Text text, Messages& messages);
  ~Progress();  // erases the line

 private:
  void draw_until_stopped(std::stop_token stop);

  const Text text_;
  Messages& messages_;
  const std::chrono::steady_clock::time_point start_;
  std::mutex mutex_;
  std::condition_variable_any stopped_;
  std::jthread thread_;
};

}  // namespace fxpar::report
