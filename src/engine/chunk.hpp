// What travels through the engine: a chunk of consecutive records, and what became of it.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/buffer.hpp"
#include "base/checksum.hpp"
#include "base/fault.hpp"

namespace fxpar::engine {

/// How large a chunk may become. At least one record goes into it whatever its size.
struct ChunkLimits {
  std::uint64_t records = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t bytes = std::numeric_limits<std::uint64_t>::max();
};

/// What a source knows of the input that a piece comes from. Sources of other kinds of record add
/// what their functions need (the order of columns, the size of an image).
struct PieceContext {
  explicit PieceContext(std::string how_messages_call_it)
      : label(std::move(how_messages_call_it)) {}
  virtual ~PieceContext() = default;

  const std::string label;
};

/// Whole records of one input that lie in one piece of memory.
struct Piece {
  std::shared_ptr<const void> owner;  // keeps the bytes alive
  std::string_view bytes;             // with terminators; the last record may lack its own
  std::uint64_t first_record = 0;     // number of the first record in the stream, from 0
  std::uint64_t records = 0;          // how many
  std::uint64_t first_line = 1;       // the line in its file where the bytes begin, from 1
  std::shared_ptr<const PieceContext> context;
};

/// Records [first_record, first_record + records) of the stream. Records that are no bytes (the
/// integers of primes) need no pieces; a record in no piece is one that has a fault.
struct Chunk {
  enum class Bound { records, bytes, idle, end };

  std::uint64_t first_record = 0;
  std::uint64_t records = 0;
  std::uint64_t bytes_in = 0;    // input that it accounts for, terminators and dropped parts too
  std::uint64_t bytes = 0;       // of its records
  std::uint64_t bytes_held = 0;  // memory that its pieces keep, which others may share
  std::vector<Piece> pieces;
  std::vector<Fault> faults;  // in order; found by the source
  Bound bound = Bound::end;   // why it ends where it does

  bool empty() const { return records == 0 && faults.empty(); }
  void clear() {
    first_record = records = bytes_in = bytes = bytes_held = 0;
    pieces.clear();
    faults.clear();
    bound = Bound::end;
  }
};

inline constexpr std::uint64_t most_named_faults = 10;

/// What a function makes of a chunk. `out` is in input order; the checksum covers what is in it.
struct Result {
  Buffer out;
  Checksum checksum;
  std::vector<std::uint64_t> values;  // numbers for an observer, one a record; mostly none
  std::vector<Fault> faults;          // in order; found by the function; the first few
  std::uint64_t unnamed_faults = 0;   // bad records beyond those
  std::uint64_t bytes_left = 0;       // input of the chunk behind a bad record that ended the run

  /// Notes a bad record. Of many in a chunk the first few are named: nobody reads more, and texts
  /// would need memory for each.
  template <typename MakeText>
  void add_bad_record(std::uint64_t record, MakeText make_text) {
    if (faults.size() < most_named_faults) {
      faults.push_back({Fault::Kind::bad_record, record, make_text()});
    } else {
      ++unnamed_faults;
    }
  }

  void clear() {
    bytes_left = unnamed_faults = 0;
    out.clear();
    checksum = {};
    values.clear();
    faults.clear();
  }
};

}  // namespace fxpar::engine
