#include "engine/crew.hpp"

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/task_arena.h>
#include <oneapi/tbb/task_group.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <system_error>
#include <thread>
#include <vector>

namespace fxpar::engine {

unsigned threads_available(unsigned wanted) {
  // All at once: a limit on processes or memory shows only while the others are alive.
  std::atomic<bool> go = false;
  std::vector<std::jthread> threads;
  threads.reserve(wanted);
  try {
    while (threads.size() + 1 < wanted) {
      threads.emplace_back([&go] {
        // With its first block a thread can take 64 MiB of addresses, which then are short later.
        void* volatile block = std::malloc(1);
        std::free(block);
        go.wait(false);
      });
    }
  } catch (const std::system_error&) {
  }
  go = true;
  go.notify_all();
  const auto found = static_cast<unsigned>(threads.size()) + 1;
  // At such a limit memory is short too, and each worker needs some.
  return found == wanted ? wanted : std::max(1u, found / 2);
}

// The limit must live as long as the arena; it also allows more workers than the machine has cores.
struct Crew::Threads {
  explicit Threads(unsigned workers)
      : limit(tbb::global_control::max_allowed_parallelism, workers),
        arena(static_cast<int>(workers)) {}

  const tbb::global_control limit;
  tbb::task_arena arena;
};

Crew::Crew(unsigned workers)
    : workers_(workers), threads_(workers > 1 ? std::make_unique<Threads>(workers) : nullptr) {}

Crew::~Crew() = default;

// oneTBB orders the hand-over of a task, but a thread sanitizer cannot see into the library; an
// atomic pair in both functions says the same where it can.

void Crew::run(const std::function<void()>& loop) {
  if (!threads_) return loop();
  std::atomic<bool> begun = false;
  begun.store(true, std::memory_order_release);
  // Where oneTBB cannot start a thread it throws and leaves tasks behind that nobody ends: then the
  // process ends (on_signal.hpp), as it does where that happens on a thread of its own.
  threads_->arena.execute([&]() noexcept {
    tbb::task_group others;
    for (unsigned i = 1; i < workers_; ++i) {
      others.run([&] {
        if (begun.load(std::memory_order_acquire)) loop();
      });
    }
    loop();
    others.wait();
  });
}

void Crew::run_tasks(std::size_t count, const std::function<void(std::size_t)>& task) {
  if (!threads_) {
    for (std::size_t i = 0; i < count; ++i) task(i);
    return;
  }
  std::atomic<bool> begun = false;
  begun.store(true, std::memory_order_release);
  threads_->arena.execute([&] {
    tbb::task_group all;
    for (std::size_t i = 0; i < count; ++i) {
      all.run([&, i] {
        if (begun.load(std::memory_order_acquire)) task(i);
      });
    }
    all.wait();
  });
}

}  // namespace fxpar::engine
