// Records out of files and stdin: several inputs are one stream.
//
// Input is read into blocks, and the framing of each file (framing.hpp) finds the records in them.
// A chunk gets views of whole records, so nothing is copied but what a block's end cuts in two: its
// beginning moves to the next block. A record longer than a block makes the block grow.
//
// An input that gives nothing for 100 ms hands on the whole records read so far. Where the chunk is
// `auto` and input is a pipe, a chunk also waits at most 100 ms from its first record on, so that a
// steady trickle shows its results too.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
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
  std::vector<std::string> files;           // `-` is stdin
  std::optional<std::uint64_t> limit = {};  // records in all
  OnError on_error = OnError::stop;
  bool fixed_chunk = false;
  std::size_t block_size = 256 * 1024;
};

class ByteSource final : public engine::Source {
 public:
  ByteSource(const ByteSourceSettings& settings, OpenFraming open_framing, Messages& messages);

  std::optional<std::uint64_t> expected_records() override;
  engine::ChunkLimits auto_limits() const override;
  bool next(engine::Chunk& chunk, const engine::ChunkLimits& limits, engine::Room& room) override;
  void interrupt() override;
  Position position() const override;

 private:
  enum class Taken { some, nothing, chunk_full };
  enum class More { yes, idle, end };
  using Clock = std::chrono::steady_clock;

  // Puts records of what was read into the chunk.
  Taken take(engine::Chunk& chunk, const engine::ChunkLimits& limits);
  void add_piece(engine::Chunk& chunk, const Found& found);
  void fault(engine::Chunk& chunk, Fault::Kind kind, std::string text);

  // Gets more bytes, or the next file; idle if the chunk should not wait for them.
  More read_more(engine::Chunk& chunk, engine::Room& room);
  bool open_next(engine::Chunk& chunk);
  void close_file();
  void make_room(engine::Room& room);
  std::optional<std::chrono::milliseconds> patience_with(const engine::Chunk& chunk) const;

  std::uint64_t records_left() const;
  std::string_view unused() const {
    return block_ ? std::string_view(block_->data() + begin_, end_ - begin_) : std::string_view();
  }

  const ByteSourceSettings settings_;
  const OpenFraming open_framing_;
  Messages& messages_;
  io::Wake wake_;
  BlockPool pool_;

  std::shared_ptr<Block> block_;
  bool shared_ = false;    // with a chunk, so that its memory must stay where it is
  std::size_t begin_ = 0;  // of what is in no chunk yet
  std::size_t end_ = 0;    // of what was read

  std::size_t next_file_ = 0;
  std::optional<io::InputFile> file_;
  std::unique_ptr<Framing> framing_;  // of that file
  bool at_end_ = false;               // of that file
  bool ended_ = false;                // all of it
  std::uint64_t record_ = 0;          // number of the next record
  std::uint64_t line_ = 1;            // and its line
  Clock::time_point chunk_begun_;

  std::atomic<bool> interrupted_ = false;
  std::atomic<std::uint64_t> bytes_read_ = 0;
  std::atomic<std::uint64_t> total_bytes_ = 0;  // of all inputs, if they are regular files
};

}  // namespace fxpar::records
