#include "engine/crew.hpp"

#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/task_arena.h>
#include <oneapi/tbb/task_group.h>

#include <algorithm>
#include <atomic>
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
    while (threads.size() + 1 < wanted) threads.emplace_back([&go] { go.wait(false); });
  } catch (const std::system_error&) {
  }
  go = true;
  go.notify_all();
  const auto found = static_cast<unsigned>(threads.size()) + 1;
  // At such a limit memory is short too, and each worker needs some.
  return found == wanted ? wanted : std::max(1u, found / 2);
}

void run_crew(unsigned workers, const std::function<void()>& loop) {
  if (workers == 1) return loop();
  // The limit must live as long as the run; it also allows more workers than the machine has cores.
  const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, workers);
  tbb::task_arena arena(static_cast<int>(workers));
  // oneTBB orders the hand-over of a task, but a thread sanitizer cannot see into the library; this
  // pair says the same where it can.
  std::atomic<bool> begun = false;
  begun.store(true, std::memory_order_release);
  // Where oneTBB cannot start a thread it throws and leaves tasks behind that nobody ends: then the
  // process ends (on_signal.hpp), as it does where that happens on a thread of its own.
  arena.execute([&]() noexcept {
    tbb::task_group others;
    for (unsigned i = 1; i < workers; ++i) {
      others.run([&] {
        if (begun.load(std::memory_order_acquire)) loop();
      });
    }
    loop();
    others.wait();
  });
}

}  // namespace fxpar::engine
