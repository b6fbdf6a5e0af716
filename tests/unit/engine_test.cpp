#include "engine/engine.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>

#include "engine/crew.hpp"
#include "records/range_source.hpp"

namespace fxpar::engine {
namespace {

using namespace std::chrono_literals;

class CollectingSink : public Sink {
 public:
  void write(std::string_view bytes) override { all += bytes; }
  bool take(const Chunk& chunk, const Result& result) override {
    if (chunk.first_record >= stop_at) return false;
    write(result.out.view());
    checksum.append(result.checksum);
    return true;
  }
  std::string all;
  Checksum checksum;
  std::uint64_t stop_at = ~std::uint64_t{0};
};

/// Writes each record's number, taking longer over some than over others.
class Numbers : public Function {
 public:
  void operator()(const Chunk& chunk, Result& result) override {
    for (std::uint64_t i = 0; i < chunk.records; ++i) {
      const std::uint64_t record = chunk.first_record + i;
      if (record % 97 == 0) std::this_thread::sleep_for(100us);
      result.out.append(fmt::format("{}\n", record));
      result.checksum.add(31, record);
      result.out.check_mark();
    }
  }
};
const MakeFunction numbers = [] { return std::make_unique<Numbers>(); };

std::string numbers_below(std::uint64_t n) {
  std::string all;
  for (std::uint64_t i = 0; i < n; ++i) all += fmt::format("{}\n", i);
  return all;
}

TEST(Engine, WritesInInputOrderForAnyWorkersAndChunk) {
  const std::string expected = numbers_below(2000);
  std::uint64_t checksum = 0;
  for (unsigned workers = 1; workers <= 8; ++workers) {
    for (const std::optional<std::uint64_t> chunk :
         {std::optional<std::uint64_t>(1), {7}, {}, {1'000'000}}) {
      records::RangeSource source(2000);
      CollectingSink sink;
      const Stats stats = run(source, numbers, sink, {workers, chunk});
      EXPECT_EQ(sink.all, expected) << workers;
      if (checksum == 0) checksum = sink.checksum.value();
      EXPECT_EQ(sink.checksum.value(), checksum);
      EXPECT_LE(stats.max_live_chunks, 2 * workers + 2);
      if (chunk) {
        EXPECT_EQ(stats.chunks, (2000 + *chunk - 1) / *chunk);
      }
    }
  }
}

TEST(Engine, NothingInNothingOut) {
  records::RangeSource source(0);
  CollectingSink sink;
  const Stats stats = run(source, numbers, sink, {4, {}});
  EXPECT_EQ(sink.all, "");
  EXPECT_EQ(stats.chunks, 0u);
  EXPECT_EQ(stats.largest_chunk, 0u);
}

TEST(Engine, AnExceptionComesInItsTurn) {
  class Fails : public Numbers {
   public:
    void operator()(const Chunk& chunk, Result& result) override {
      if (chunk.first_record == 700) throw std::runtime_error("no memory, say");
      Numbers::operator()(chunk, result);
    }
  };
  for (unsigned workers = 1; workers <= 8; ++workers) {
    records::RangeSource source(100'000);
    CollectingSink sink;
    EXPECT_THROW(run(source, [] { return std::make_unique<Fails>(); }, sink, {workers, 7}),
                 std::runtime_error);
    EXPECT_EQ(sink.all, numbers_below(700)) << workers;
  }
}

TEST(Engine, TheSinkEndsTheRun) {
  for (unsigned workers = 1; workers <= 8; ++workers) {
    records::RangeSource source(~std::uint64_t{0});  // would never end by itself
    CollectingSink sink;
    sink.stop_at = 490;
    run(source, numbers, sink, {workers, 7});
    EXPECT_EQ(sink.all, numbers_below(490));
  }
}

/// Gives one record, then waits like a read on an idle pipe.
class IdleSource : public Source {
 public:
  std::optional<std::uint64_t> expected_records() override { return {}; }
  ChunkLimits auto_limits() const override { return {}; }
  bool next(Chunk& chunk, const ChunkLimits&, Room&) override {
    if (!given_) {
      given_ = true;
      chunk.records = 1;
      return true;
    }
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return interrupted_; });
    return false;
  }
  void interrupt() override {
    const std::lock_guard lock(mutex_);
    interrupted_ = true;
    changed_.notify_all();
  }
  Position position() const override { return {}; }

 private:
  bool given_ = false, interrupted_ = false;
  std::mutex mutex_;
  std::condition_variable changed_;
};

TEST(Engine, AFailedWriteEndsAWaitForInput) {
  class FullDisk : public CollectingSink {
    bool take(const Chunk&, const Result&) override { throw std::runtime_error("disk full"); }
  };
  for (unsigned workers = 1; workers <= 4; ++workers) {
    IdleSource source;
    FullDisk sink;
    EXPECT_THROW(run(source, numbers, sink, {workers, {}}), std::runtime_error);
  }
}

TEST(Engine, LargeResultsAreStreamedWithinTheBudget) {
  // Each record gives 4 MiB; a chunk of 16 would hold twice the budget of two workers.
  constexpr std::size_t record_bytes = std::size_t{4} << 20;
  class Large : public Function {
   public:
    void operator()(const Chunk& chunk, Result& result) override {
      const std::string piece(64 * 1024, static_cast<char>('a' + chunk.first_record / 16));
      for (std::size_t i = 0; i < chunk.records * record_bytes / piece.size(); ++i) {
        result.out.append(piece);
        result.out.check_mark();
        EXPECT_LE(result.out.size(), memory_budget(2) + piece.size());
      }
    }
  };
  class CountingSink : public Sink {
   public:
    void write(std::string_view bytes) override {
      count += bytes.size();
      in_order = in_order && !bytes.empty() && bytes.front() >= last;
      if (!bytes.empty()) last = bytes.back();
    }
    bool take(const Chunk&, const Result& result) override {
      if (!result.out.empty()) write(result.out.view());
      return true;
    }
    std::size_t count = 0;
    char last = 'a';
    bool in_order = true;
  };
  records::RangeSource source(64);
  CountingSink sink;
  run(source, [] { return std::make_unique<Large>(); }, sink, {2, 16});
  EXPECT_EQ(sink.count, 64 * record_bytes);
  EXPECT_TRUE(sink.in_order);
}

TEST(Engine, AChunkAboveTheBudgetRunsAlone) {
  class Heavy : public Source {
   public:
    std::optional<std::uint64_t> expected_records() override { return {}; }
    ChunkLimits auto_limits() const override { return {}; }
    bool next(Chunk& chunk, const ChunkLimits&, Room&) override {
      if (cut_ == 20) return false;
      chunk.first_record = cut_++;
      chunk.records = 1;
      chunk.bytes_held = 10 * memory_budget(4);  // said, not held
      return true;
    }
    void interrupt() override {}
    Position position() const override { return {}; }

   private:
    std::uint64_t cut_ = 0;
  };
  static std::atomic<int> computing;
  class Alone : public Function {
   public:
    void operator()(const Chunk&, Result&) override {
      EXPECT_EQ(++computing, 1);
      std::this_thread::sleep_for(200us);
      --computing;
    }
  };
  Heavy source;
  CollectingSink sink;
  EXPECT_EQ(run(source, [] { return std::make_unique<Alone>(); }, sink, {4, 1}).chunks, 20u);
}

TEST(Crew, RunsOnAsManyThreadsAsItIsTold) {
  EXPECT_EQ(threads_available(6), 6u);
  std::mutex mutex;
  std::condition_variable changed;
  unsigned here = 0;
  Crew(6).run([&] {  // more than the machine has cores, perhaps
    std::unique_lock lock(mutex);
    ++here;
    changed.notify_all();
    changed.wait_for(lock, 10s, [&] { return here == 6; });
    EXPECT_EQ(here, 6u);
  });
}

}  // namespace
}  // namespace fxpar::engine
