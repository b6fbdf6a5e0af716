// Records out of files and stdin: several inputs are one stream.
//
// Input is read into blocks. A chunk gets views of the whole records in a block, so nothing is
// copied but the record that a block's end cuts in two: its beginning moves to the next block. A
// record longer than a block makes the block grow.
//
// An input that gives nothing for 100 ms hands on the whole records read so far. Where the chunk is
// `auto` and input is a pipe, a chunk also waits at most 100 ms from its first record on, so that a
// steady trickle shows its results too.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/fault.hpp"
#include "base/message.hpp"
#include "engine/stages.hpp"
#include "io/input_file.hpp"
#include "io/wake.hpp"
#include "records/block.hpp"
#include "records/framing.hpp"

namespace fxpar::records {

struct ByteSourceSettings {
  std::vector<std::string> files;  // `-` is stdin
  std::uint64_t max_record = std::uint64_t{1} << 30;  // bytes; of a longer one only so much is kept
  std::optional<std::uint64_t> limit = {};            // records in all
  OnError on_error = OnError::stop;
  bool fixed_chunk = false;
  std::size_t block_size = 256 * 1024;
};

class ByteSource final : public engine::Source {
 public:
  ByteSource(const ByteSourceSettings& settings, const Framing& framing, Messages& messages);

  std::optional<std::uint64_t> expected_records() override;
  engine::ChunkLimits auto_limits() const override;
  bool next(engine::Chunk& chunk, const engine::ChunkLimits& limits) override;
  void interrupt() override;
  Position position() const override;

 private:
  enum class More { yes, idle, end };
  using Clock = std::chrono::steady_clock;

  // Cuts some of what the block holds; false if that takes more bytes or a new chunk.
  bool cut_block(engine::Chunk& chunk, const engine::ChunkLimits& limits);
  void add_piece(engine::Chunk& chunk, std::uint64_t records, std::size_t bytes);
  void cut_last_record(engine::Chunk& chunk);
  void cut_oversized_record(engine::Chunk& chunk);
  void drop_rest_of_record(engine::Chunk& chunk);

  // Gets more bytes, or the next file; idle if the chunk should not wait for them.
  More read_more(engine::Chunk& chunk);
  bool open_next(engine::Chunk& chunk);
  void close_file();
  void make_room();
  std::optional<std::chrono::milliseconds> patience_with(const engine::Chunk& chunk);

  // True if the file's first bytes are known not to be compressed data, which is a bad record.
  bool first_bytes_judged(engine::Chunk& chunk);
  void fault(engine::Chunk& chunk, Fault::Kind kind, std::string text);

  std::uint64_t records_left() const;
  std::string_view unused() const {
    return block_ ? std::string_view(block_->data() + begin_, end_ - begin_) : std::string_view();
  }

  const ByteSourceSettings settings_;
  const Framing framing_;
  Messages& messages_;
  io::Wake wake_;
  BlockPool pool_;

  std::shared_ptr<Block> block_;
  bool shared_ = false;      // with a chunk, so that its memory must stay where it is
  std::size_t begin_ = 0;    // of the first record that is in no chunk yet
  std::size_t scanned_ = 0;  // bytes after it known to hold no end
  std::size_t end_ = 0;      // of what was read

  std::size_t next_file_ = 0;
  std::optional<io::InputFile> file_;
  std::deque<std::string> labels_;  // of the files opened so far; pieces point to them
  bool judged_ = false;             // the first bytes of this file
  bool dropping_ = false;           // the rest of a record that was too long
  bool ended_ = false;
  std::uint64_t record_ = 0;  // number of the next record
  std::uint64_t line_ = 1;    // and its line
  Clock::time_point chunk_begun_;

  std::atomic<bool> interrupted_ = false;
  std::atomic<std::uint64_t> bytes_read_ = 0;
  std::atomic<std::uint64_t> total_bytes_ = 0;  // of all inputs, if they are regular files
};

}  // namespace fxpar::records
