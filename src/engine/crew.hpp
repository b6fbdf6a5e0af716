// The threads of a run. This is the only place that knows oneTBB.
#pragma once

#include <functional>

namespace fxpar::engine {

/// oneTBB's own limit is a little above 256 threads; what is asked beyond it is cut in silence, so
/// nobody may ask for more.
inline constexpr unsigned most_workers = 256;

/// How many of `wanted` workers may be asked for (the caller's thread is one): half of what the
/// system can start where that is fewer. oneTBB itself would end the process when a thread cannot
/// start.
unsigned threads_available(unsigned wanted);

/// Runs `loop` on up to `workers` threads at once, the caller's among them, and returns when all
/// have ended. The loops must not depend on how many of them run. `loop` must not throw.
void run_crew(unsigned workers, const std::function<void()>& loop);

}  // namespace fxpar::engine
