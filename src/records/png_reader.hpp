// A PNG decoded into bands of grey as it comes. The only reader that knows libpng.
//
// libpng decodes all that it is given at once. It is therefore given slices so small that one gives
// about a band at most, whatever the compression; and always the same ones, since how far a broken
// stream can be decoded depends on where they end. The reader walks from chunk to chunk by itself:
// it knows where the image ends, and libpng only sees the chunks that pixels come from, no texts
// and profiles of any size.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace fxpar::records {

struct PngHeader {
  std::uint64_t width, height;
  std::uint64_t row_bytes;  // as decoded, all channels
  bool interlaced;
};

class PngReader {
 public:
  PngReader();
  ~PngReader();
  PngReader(const PngReader&) = delete;
  PngReader& operator=(const PngReader&) = delete;

  /// Returns how many of the bytes it used; none if it needs more at once and these are not the
  /// last. It stops at the header, of which keep_rows() or skip_pixels() must be told before the
  /// next call, and while there are bands it must not be called. Throws bad_alloc.
  std::size_t feed(std::string_view bytes, bool last);

  const std::optional<PngHeader>& header() const;

  /// Rows from this one on are decoded, but no part of a band.
  void keep_rows(std::uint64_t rows);

  /// Nothing is decoded any more, only the end is found.
  void skip_pixels();

  /// Bands that lie behind each other in memory: 32 rows of grey each, the last of an image perhaps
  /// fewer. There may be more behind them, elsewhere.
  bool has_bands() const { return bands() > 0; }
  std::uint64_t bands() const;
  std::shared_ptr<const void> owner() const;
  std::string_view held(std::uint64_t bands) const;  // the first ones
  void drop_bands(std::uint64_t bands);              // the first ones

  bool ended() const;  // behind the last byte of an image that is complete
  bool failed() const { return !failure().empty(); }
  const std::string& failure() const;

  /// How many were decoded. An interlaced image has the rows of all its passes.
  std::uint64_t rows() const;
  std::uint64_t expected_rows() const;

 private:
  class Decoder;
  std::unique_ptr<Decoder> decoder_;
};

}  // namespace fxpar::records
