#include "records/byte_source.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <future>
#include <string>
#include <thread>
#include <vector>

#include "plenty_of_room.hpp"
#include "records/lines.hpp"
#include "temporary.hpp"

namespace fxpar::records {
namespace {

using namespace std::chrono_literals;

class ByteSourceTest : public ::testing::Test {
 protected:
  ByteSource source(const ByteSourceSettings& settings, const LineRules& rules = {}) {
    return {settings, line_framing(rules), messages_};
  }
  TemporaryDirectory files_;
  Messages messages_{"test"};
};

/// What a chunk holds, as `FILE:LINE#RECORD=content`.
std::vector<std::string> described(const engine::Chunk& chunk) {
  std::vector<std::string> all;
  for (const engine::Piece& piece : chunk.pieces) {
    std::string_view rest = piece.bytes;
    for (std::uint64_t i = 0; !rest.empty(); ++i) {
      const auto record = LineRules{}.first(rest);
      rest.remove_prefix(record.bytes);
      const std::string name = piece.context->label.substr(piece.context->label.rfind('/') + 1);
      all.push_back(name + ":" + std::to_string(piece.first_line + i) + "#" +
                    std::to_string(piece.first_record + i) + "=" + std::string(record.content));
    }
  }
  for (const Fault& fault : chunk.faults)
    all.push_back("fault#" + std::to_string(fault.record) + " " + fault.text);
  return all;
}

std::vector<std::vector<std::string>> chunks_of(ByteSource& source,
                                                const engine::ChunkLimits& limits) {
  std::vector<std::vector<std::string>> all;
  for (engine::Chunk chunk; source.next(chunk, limits, room); chunk.clear())
    all.push_back(described(chunk));
  return all;
}

using Chunks = std::vector<std::vector<std::string>>;

TEST_F(ByteSourceTest, ChunksCrossFilesAndRecordsDoNot) {
  const std::string a = files_.write("a", "one\r\n\nthree"), b = files_.write("b", "four\nfive\n");
  auto s = source({.files = {a, b}});
  EXPECT_EQ(chunks_of(s, {.records = 2}),
            (Chunks{{"a:1#0=one", "a:2#1="}, {"a:3#2=three", "b:1#3=four"}, {"b:2#4=five"}}));
}

TEST_F(ByteSourceTest, BytesBoundAChunkButNotItsFirstRecord) {
  const std::string a = files_.write("a", "12\n34\n56\nlonglonglong\n7\n");
  auto s = source({.files = {a}});
  EXPECT_EQ(chunks_of(s, {.bytes = 7}),
            (Chunks{{"a:1#0=12", "a:2#1=34"}, {"a:3#2=56"}, {"a:4#3=longlonglong"}, {"a:5#4=7"}}));
}

TEST_F(ByteSourceTest, LimitEndsTheInput) {
  const std::string a = files_.write("a", "1\n2\n3\n");
  auto s = source({.files = {a, "/nonexistent"}, .limit = 2});
  EXPECT_EQ(chunks_of(s, {}), (Chunks{{"a:1#0=1", "a:2#1=2"}}));
  auto none = source({.files = {a}, .limit = 0});
  EXPECT_EQ(chunks_of(none, {}), Chunks{});
}

TEST_F(ByteSourceTest, OfATooLongRecordOnlyTheBeginningIsKept) {
  const std::string a = files_.write("a", "ok\n" + std::string(1000, 'x') + "\nok\n");
  auto s = source({.files = {a}, .on_error = OnError::skip, .block_size = 16}, {.max_record = 8});
  EXPECT_EQ(chunks_of(s, {}), (Chunks{{"a:1#0=ok", "a:2#1=xxxxxxxxxx", "a:3#2=ok"}}));
}

TEST_F(ByteSourceTest, FaultsStandBetweenRecords) {
  const std::string a = files_.write("a", "1\n"), z = files_.write("z", "\x1f\x8b\x08zzz\nzz\n");
  const std::vector<std::string> inputs = {a, "/nonexistent", z, a};
  const std::string missing = "fault#1 /nonexistent: No such file or directory";
  const std::string packed =
      "fault#1 " + z + ":1: gzip data, expected plain records: use zcat " + z + " | fxpar ...";
  auto stops = source({.files = inputs});
  EXPECT_EQ(chunks_of(stops, {}), (Chunks{{"a:1#0=1", missing}}));
  auto skips = source({.files = inputs, .on_error = OnError::skip});
  EXPECT_EQ(chunks_of(skips, {}), (Chunks{{"a:1#0=1", "a:1#2=1", missing, packed}}));
}

TEST_F(ByteSourceTest, EstimatesHowManyRecordsThereAre) {
  std::string lines;
  for (int i = 0; i < 1000; ++i) lines += "a line of 20 bytes..\n";
  const std::string a = files_.write("a", lines);
  EXPECT_EQ(source({.files = {a}}).expected_records(), 1000u);
  EXPECT_EQ(source({.files = {a, a}}).expected_records(), 2000u);
  EXPECT_EQ(source({.files = {a}, .limit = 10}).expected_records(), 10u);
  EXPECT_EQ(source({.files = {"/proc/filesystems"}}).expected_records(), std::nullopt);
  const std::string one = files_.write("one", "no end");
  EXPECT_EQ(source({.files = {one}}).expected_records(), 1u);
}

TEST_F(ByteSourceTest, IdleInputHandsOnWhatIsThere) {
  const std::string fifo = files_.path("fifo");
  ASSERT_EQ(mkfifo(fifo.c_str(), 0600), 0);
  auto s = source({.files = {fifo}, .fixed_chunk = true});
  std::promise<void> seen;
  std::thread writer([&, done = seen.get_future()]() mutable {
    const int fd = open(fifo.c_str(), O_WRONLY);
    EXPECT_EQ(write(fd, "1\n2\n3", 5), 5);
    done.wait();
    EXPECT_EQ(write(fd, "3\n", 2), 2);
    close(fd);
  });
  engine::Chunk chunk;
  ASSERT_TRUE(s.next(chunk, {.records = 100}, room));
  EXPECT_EQ(described(chunk), (std::vector<std::string>{"fifo:1#0=1", "fifo:2#1=2"}));
  EXPECT_EQ(chunk.bound, engine::Chunk::Bound::idle);
  seen.set_value();
  chunk.clear();
  ASSERT_TRUE(s.next(chunk, {.records = 100}, room));
  EXPECT_EQ(described(chunk), (std::vector<std::string>{"fifo:3#2=33"}));
  writer.join();
}

TEST_F(ByteSourceTest, InterruptEndsAWait) {
  const std::string fifo = files_.path("fifo");
  ASSERT_EQ(mkfifo(fifo.c_str(), 0600), 0);
  auto s = source({.files = {fifo}});  // nobody ever opens it for writing
  std::thread other([&] {
    std::this_thread::sleep_for(50ms);
    s.interrupt();
  });
  engine::Chunk chunk;
  EXPECT_FALSE(s.next(chunk, {}, room));
  other.join();
}

TEST_F(ByteSourceTest, AFileThatBecameShorterIsAnError) {
  const std::string a = files_.write("a", std::string(100, 'x') + "\n" + std::string(200, 'y'));
  auto s = source({.files = {a}, .block_size = 64});
  engine::Chunk chunk;
  ASSERT_TRUE(s.next(chunk, {.records = 1}, room));
  ASSERT_EQ(truncate(a.c_str(), 110), 0);
  chunk.clear();
  ASSERT_TRUE(s.next(chunk, {.records = 10}, room));
  ASSERT_EQ(chunk.faults.size(), 1u);
  EXPECT_EQ(chunk.faults[0].kind, Fault::Kind::read_failed);
  EXPECT_NE(chunk.faults[0].text.find("became shorter"), std::string::npos);
}

}  // namespace
}  // namespace fxpar::records
