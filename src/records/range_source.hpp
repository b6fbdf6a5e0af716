// Records that are the integers of a range: record i is lo + i, and a chunk needs no bytes.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <optional>

#include "engine/stages.hpp"

namespace fxpar::records {

class RangeSource final : public engine::Source {
 public:
  explicit RangeSource(std::uint64_t records) : records_(records) {}

  std::optional<std::uint64_t> expected_records() override { return records_; }
  engine::ChunkLimits auto_limits() const override { return {.records = std::uint64_t{1} << 20}; }

  bool next(engine::Chunk& chunk, const engine::ChunkLimits& limits, engine::Room&) override {
    const std::uint64_t done = cut_.load(std::memory_order_relaxed);
    if (done == records_ || interrupted_) return false;
    chunk.first_record = done;
    chunk.records = std::min(limits.records, records_ - done);
    chunk.bound =
        chunk.records == limits.records ? engine::Chunk::Bound::records : engine::Chunk::Bound::end;
    cut_.store(done + chunk.records, std::memory_order_relaxed);
    return true;
  }

  void interrupt() override { interrupted_ = true; }
  Position position() const override {
    return {cut_.load(std::memory_order_relaxed), records_, false};
  }

 private:
  const std::uint64_t records_;
  std::atomic<std::uint64_t> cut_ = 0;
  std::atomic<bool> interrupted_ = false;
};

}  // namespace fxpar::records
