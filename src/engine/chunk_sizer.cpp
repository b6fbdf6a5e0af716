#include "engine/chunk_sizer.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace fxpar::engine {

namespace {

constexpr std::uint64_t turns = 4;
constexpr double enough_work = 2e-3;  // seconds

std::uint64_t first_size(std::optional<std::uint64_t> fixed, unsigned workers,
                         std::optional<std::uint64_t> expected, std::uint64_t most) {
  if (fixed) return *fixed;
  if (!expected) return 1;
  return std::clamp<std::uint64_t>(*expected / (workers * turns), 1, most);
}

}  // namespace

ChunkSizer::ChunkSizer(std::optional<std::uint64_t> fixed, unsigned workers,
                       std::optional<std::uint64_t> expected, const ChunkLimits& limits)
    : fixed_(fixed.has_value()),
      growing_(!fixed && !expected),
      limits_(fixed ? ChunkLimits{} : limits),
      records_(first_size(fixed, workers, expected, limits.records)),
      bytes_(limits_.bytes) {}

void ChunkSizer::took(std::uint64_t records, double seconds) {
  std::uint64_t size = records_.load(std::memory_order_relaxed);
  // A chunk that an idle input cut short says nothing about full ones.
  if (!growing_ || records < size || seconds >= enough_work) return;
  records_.compare_exchange_strong(size, std::min(size * 2, limits_.records));
}

void ChunkSizer::written(const Chunk& chunk) {
  if (chunk.records <= largest_) return;
  largest_ = chunk.records;
  largest_at_byte_limit_ = chunk.bound == Chunk::Bound::bytes;
}

std::string ChunkSizer::rule() const {
  if (fixed_) return "fixed";
  if (largest_at_byte_limit_) return fmt::format("auto: at most {} MiB", bytes_ >> 20);
  if (largest_ >= limits_.records) return fmt::format("auto: at most {} records", limits_.records);
  return growing_ ? "auto: doubled below 2 ms" : "auto: n/(workers*4)";
}

}  // namespace fxpar::engine
