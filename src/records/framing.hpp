// Where records end: the one thing that differs between kinds of byte input. The source asks it
// where to cut, serially; the function asks it for the records of a piece, in parallel.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace fxpar::records {

/// Records that end at a byte: lines at LF (a CR before it is not part of the line), or records at
/// NUL. A last record without its terminator counts; an empty one is a record.
class Framing {
 public:
  static Framing lines() { return Framing('\n'); }
  static Framing null() { return Framing('\0'); }

  struct Cut {
    std::uint64_t records = 0;
    std::size_t bytes = 0;    // of those records, terminators included
    std::size_t scanned = 0;  // bytes known to hold no end after those
  };

  /// The whole records at the start of `bytes`, at most `most`. The first `scanned` bytes are known
  /// to hold no end.
  Cut cut(std::string_view bytes, std::size_t scanned, std::uint64_t most) const;

  struct Record {
    std::string_view content;  // without its terminator
    std::size_t bytes;         // with it
  };

  /// The first record of `bytes` (not empty), which may lack its terminator.
  Record first(std::string_view bytes) const {
    const std::size_t end = bytes.find(terminator_);
    if (end == std::string_view::npos) return {bytes, bytes.size()};
    const bool cr = terminator_ == '\n' && end > 0 && bytes[end - 1] == '\r';
    return {bytes.substr(0, end - (cr ? 1 : 0)), end + 1};
  }

 private:
  explicit Framing(char terminator) : terminator_(terminator) {}

  char terminator_;
};

}  // namespace fxpar::records
