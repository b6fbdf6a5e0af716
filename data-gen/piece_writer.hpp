// Between a generator, which appends a record to a Buffer, and an Output: large writes, and memory
// that does not grow with the data.
#pragma once

#include <cstddef>

#include "base/buffer.hpp"
#include "io/output.hpp"

namespace fxpar::gen {

class PieceWriter {
 public:
  explicit PieceWriter(io::Output& out) : out_(out) { buffer_.reserve(piece + slack); }

  /// Where to append; record_done() says that a record is complete.
  Buffer& buffer() { return buffer_; }

  /// Throws IoError or ReaderLeft.
  void record_done() {
    if (buffer_.size() >= piece) flush();
  }

  /// Writes the rest. Throws IoError or ReaderLeft.
  void flush() {
    out_.write(buffer_.view());
    buffer_.clear();
  }

 private:
  static constexpr std::size_t piece = std::size_t{256} << 10;
  static constexpr std::size_t slack = std::size_t{4} << 10;  // for the record that fills a piece

  io::Output& out_;
  Buffer buffer_;
};

}  // namespace fxpar::gen
