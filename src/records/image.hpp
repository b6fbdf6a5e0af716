// Images as rows of tiles: how PGM and PNG are cut. Which of them comes is decided in tiles.cpp.
//
// A PGM's raster is a byte range: its pieces are bands of it as they were read. A PNG is decoded,
// serially, into grey bands of its own. Either way memory holds about a band (32 rows), however
// large the image is; an interlaced PNG, whose last rows come with its first ones, is held whole.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "records/framing.hpp"
#include "records/tiles.hpp"

namespace fxpar::records {

/// Finds the tiles of one image. Behind it, what it is shown is none of its business any more.
class ImageFraming : public Framing {
 public:
  virtual bool ended() const = 0;
};

struct ImagePlace {
  TileRules rules;
  std::string label;
  std::uint64_t image;  // its number in the stream
  bool preview;
};

/// For an image that begins with `P5` and white space (or a comment).
std::unique_ptr<ImageFraming> pgm_framing(const ImagePlace& place);

/// For an image that begins with PNG's signature.
std::unique_ptr<ImageFraming> png_framing(const ImagePlace& place);

/// A bad record for all of these bytes, behind which nothing in the file can be read.
Found lost_rest(std::string_view bytes, std::string text);

constexpr bool is_pgm_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/// The header of a PGM, read as it comes, so that a comment may have any length. As in netpbm, the
/// end of a line that ends a comment is white space like any other: also the one byte behind
/// maxval, if a comment follows it at once.
class PgmHeader {
 public:
  /// Returns how many of the bytes it used: all, unless the header ends or is bad.
  std::size_t read(std::string_view bytes);

  bool complete() const { return number_ == numbers_.size(); }
  bool bad() const { return bad_; }

  /// What is next: `width`.
  std::string_view expected() const;

  // Numbers too large for any image stay at a value that is too large as well.
  std::uint64_t width() const { return numbers_[0]; }
  std::uint64_t height() const { return numbers_[1]; }
  std::uint64_t maxval() const { return numbers_[2]; }

 private:
  void take(char c);

  std::array<std::uint64_t, 3> numbers_ = {};
  std::size_t magic_left_ = 2;
  std::size_t number_ = 0;  // which one is next, or being read
  bool digits_ = false;     // of that number were there
  bool comment_ = false;
  bool bad_ = false;
};

}  // namespace fxpar::records
