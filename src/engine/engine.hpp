// The engine: source -> parallel stage -> ordered sink. Every job runs through it.
//
// Each worker does the same in a loop: it cuts the next chunk from the source (one worker at a
// time), computes it, and hands the result in. Whoever hands in the oldest chunk writes it, and
// after it all that are ready behind it; the others leave their result and go on.
//
//   order          Chunks are numbered as they are cut and written by number.
//   back-pressure  At most 2*workers + 2 chunks live at once (cut and not yet written), and all
//                  their bytes, input and output, share one budget. A worker waits before it cuts
//                  if there is no room. A chunk above the budget waits until it is alone, and so
//                  does a large record while it is read.
//                  Output above the budget waits until its chunk is the oldest, then streams.
//   no deadlock    The oldest chunk never waits for anything but its own write.
//   ownership      A chunk and its result live in a slot of a ring, from the cut to the write; the
//                  buffers of a slot are reused by the chunk that gets the slot next.
//   failure        An exception is kept with its chunk and rethrown when that chunk's turn to be
//                  written comes, so that everything before it is written. What oneTBB itself
//                  cannot do for lack of threads or memory ends the process (crew.cpp).
//
// With one worker all of it happens in turn on the calling thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/stages.hpp"

namespace fxpar::engine {

struct Settings {
  unsigned workers = 1;
  std::optional<std::uint64_t> chunk;  // records; none: auto
};

/// What a run did. Times are seconds of thread CPU time; phases below 64 us are sampled, one in 16.
struct Stats {
  std::uint64_t chunks = 0;         // that held records
  std::uint64_t largest_chunk = 0;  // records
  std::string chunk_rule;
  unsigned max_live_chunks = 0;
  double read = 0;   // cutting chunks
  double work = 0;   // the function
  double write = 0;  // the sink
};

/// Bytes of live chunks, input and output together, for this many workers.
std::size_t memory_budget(unsigned workers);

/// Runs all of `source` through functions of `make` into `sink`, on up to `settings.workers`
/// threads. Rethrows what the sink threw, after the source was interrupted and all workers ended.
Stats run(Source& source, const MakeFunction& make, Sink& sink, const Settings& settings);

}  // namespace fxpar::engine
