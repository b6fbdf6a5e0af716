#include "engine/chunk_sizer.hpp"

#include <gtest/gtest.h>

namespace fxpar::engine {
namespace {

constexpr ChunkLimits caps{65'536, 4 << 20};

Chunk chunk_of(std::uint64_t records, Chunk::Bound bound = Chunk::Bound::records) {
  Chunk chunk;
  chunk.records = records;
  chunk.bound = bound;
  return chunk;
}

TEST(ChunkSizer, FixedKnowsNoOtherLimit) {
  ChunkSizer sizer(1'000'000, 2, {}, caps);
  EXPECT_EQ(sizer.next().records, 1'000'000u);
  EXPECT_GT(sizer.next().bytes, std::uint64_t{1} << 60);
  sizer.written(chunk_of(1'000'000));
  EXPECT_EQ(sizer.rule(), "fixed");
}

TEST(ChunkSizer, KnownNumberIsCutIntoFourTurnsAWorker) {
  ChunkSizer sizer({}, 10, 1'500'000, caps);  // the study's 37,500
  EXPECT_EQ(sizer.next().records, 37'500u);
  sizer.written(chunk_of(37'500));
  EXPECT_EQ(sizer.rule(), "auto: n/(workers*4)");
  EXPECT_EQ(ChunkSizer({}, 10, 39, caps).next().records, 1u);
  EXPECT_EQ(ChunkSizer({}, 10, 0, caps).next().records, 1u);
}

TEST(ChunkSizer, NamesTheLimitThatBound) {
  ChunkSizer by_records({}, 2, 10'000'000, caps);
  EXPECT_EQ(by_records.next().records, 65'536u);
  by_records.written(chunk_of(65'536));
  EXPECT_EQ(by_records.rule(), "auto: at most 65536 records");

  ChunkSizer by_bytes({}, 2, 1'000, caps);
  by_bytes.written(chunk_of(40, Chunk::Bound::bytes));
  EXPECT_EQ(by_bytes.rule(), "auto: at most 4 MiB");
  by_bytes.written(chunk_of(125));
  EXPECT_EQ(by_bytes.rule(), "auto: n/(workers*4)");
}

TEST(ChunkSizer, UnknownNumberDoublesWhileChunksAreQuick) {
  ChunkSizer sizer({}, 2, {}, caps);
  EXPECT_EQ(sizer.next().records, 1u);
  sizer.took(1, 1e-6);
  EXPECT_EQ(sizer.next().records, 2u);
  sizer.took(1, 1e-6);  // an idle input cut it short: no evidence
  EXPECT_EQ(sizer.next().records, 2u);
  sizer.took(2, 3e-3);  // long enough
  EXPECT_EQ(sizer.next().records, 2u);
  for (int i = 0; i < 40; ++i) sizer.took(sizer.next().records, 1e-6);
  EXPECT_EQ(sizer.next().records, 65'536u);
  EXPECT_FALSE(sizer.wants_times());
}

}  // namespace
}  // namespace fxpar::engine
