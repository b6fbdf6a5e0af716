// How many records go into a chunk.
//
//   fixed N      exactly N.
//   auto, where the number of records n is known or estimated:
//                max(1, n/(workers*4)), four turns a worker. The rule is the study's; Python's
//                Pool.map and Java's parallel streams have the same four.
//   auto, else   starts with one record and doubles while a chunk takes under 2 ms of work.
//
// Both forms of auto stay under the source's own limits (memory).
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/chunk.hpp"

namespace fxpar::engine {

class ChunkSizer {
 public:
  /// `fixed` is the user's N. Without it, `expected` is n and `limits` what auto may not exceed.
  ChunkSizer(std::optional<std::uint64_t> fixed, unsigned workers,
             std::optional<std::uint64_t> expected, const ChunkLimits& limits);

  ChunkLimits next() const { return {records_.load(std::memory_order_relaxed), bytes_}; }

  /// True if the time that chunks take matters, so that somebody should measure it.
  bool wants_times() const { return growing_ && next().records < limits_.records; }

  /// A chunk of `records` took `seconds` of work. From any thread.
  void took(std::uint64_t records, double seconds);

  /// A chunk was written. One thread at a time.
  void written(const Chunk& chunk);

  std::uint64_t largest() const { return largest_; }

  /// What bound the largest chunk, in words: `fixed`, `auto: n/(workers*4)`, `auto: at most 4 MiB`.
  std::string rule() const;

 private:
  bool fixed_;
  bool growing_;
  ChunkLimits limits_;
  std::atomic<std::uint64_t> records_;
  std::uint64_t bytes_;
  std::uint64_t largest_ = 0;
  bool largest_at_byte_limit_ = false;
};

}  // namespace fxpar::engine
