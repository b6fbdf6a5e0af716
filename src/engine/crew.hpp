// The threads of a run. This is the only place that knows oneTBB.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>

namespace fxpar::engine {

/// oneTBB's own limit is a little above 256 threads; what is asked beyond it is cut in silence, so
/// nobody may ask for more.
inline constexpr unsigned most_workers = 256;

/// How many of `wanted` workers may be asked for (the caller's thread is one): half of what the
/// system can start where that is fewer. oneTBB itself would end the process when a thread cannot
/// start.
unsigned threads_available(unsigned wanted);

/// Threads that stay while the crew lives; the caller is one of them.
class Crew {
 public:
  explicit Crew(unsigned workers);
  ~Crew();
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  /// Runs `loop` on up to all workers at once, the caller among them, and returns when all have
  /// ended. The loops must not depend on how many of them run. `loop` must not throw.
  void run(const std::function<void()>& loop);

  /// Runs `task` with 0 to count-1, each as a task of its own on whichever worker is free, and
  /// returns when all have ended. Rethrows what one of them threw.
  void run_tasks(std::size_t count, const std::function<void(std::size_t)>& task);

 private:
  struct Threads;
  const unsigned workers_;
  std::unique_ptr<Threads> threads_;  // none for one worker
};

}  // namespace fxpar::engine
