// Grey tiles of 32x32 pixels, a byte a pixel: raw (1,024 bytes each), or cut out of PGM and PNG
// images row by row. Images follow each other in a file with nothing between.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "records/framing.hpp"

namespace fxpar::records {

inline constexpr std::uint32_t tile_side = 32;
inline constexpr std::size_t tile_bytes = std::size_t{tile_side} * tile_side;

enum class TileFormat { raw, pgm, png };
enum class Edge { pad, drop, error };

struct TileRules {
  std::optional<TileFormat> format = {};  // none: told by the first bytes of each file
  Edge edge = Edge::pad;                  // a rim that is not a whole tile
  bool single_image = false;              // a second one is refused, unless both are raw tiles
  // Counts the pixels that Edge::drop leaves out, as soon as the size of their image is known.
  std::shared_ptr<std::atomic<std::uint64_t>> dropped_pixels = {};
};

/// Finds tiles. Images are counted over the whole stream; a raw tile is an image, and so is what
/// cannot be one.
OpenFraming tile_framing(const TileRules& rules);

/// The image that a piece is a part of. Its bytes are samples row by row, and begin and end between
/// bands: 32 rows each, the last one perhaps fewer.
struct ImageContext final : engine::PieceContext {
  using PieceContext::PieceContext;

  std::size_t row_bytes() const { return std::size_t{width} * sample_bytes; }

  bool raw = false;                // tiles without an image around them, each an image of its own
  std::uint64_t image = 0;         // its number in the stream; of raw tiles, the first one's
  std::uint64_t first_record = 0;  // the number of its first tile
  std::uint64_t columns = 1;       // in tiles
  std::uint64_t rows = 1;          // in tiles; raw tiles have as many as there are
  std::uint32_t width = tile_side;
  std::uint32_t height = tile_side;
  std::uint32_t maxval = 255;
  std::uint32_t sample_bytes = 1;  // or 2, the most significant first
};

/// A sample on the scale from 0 to 255. One above maxval, which no valid image has, counts as
/// maxval.
constexpr std::uint8_t scaled_sample(std::uint32_t sample, std::uint32_t maxval) {
  if (sample > maxval) sample = maxval;
  return static_cast<std::uint8_t>((sample * 255 + maxval / 2) / maxval);
}

struct Tile {
  const std::uint8_t* pixels;  // 32x32, row by row
  std::uint64_t index;         // in the stream
  std::uint64_t image;
  std::uint64_t x, y;  // in tiles
};

/// Reads the tiles of pieces that such a framing made; converts samples and pads the rim.
class TileReader {
 public:
  /// The piece must stay as long as its tiles are read.
  void open(const engine::Piece& piece);

  /// False behind the last tile. The pixels are valid until the next call; those of raw tiles lie
  /// in the piece.
  bool next(Tile& tile);

 private:
  Tile next_raw();
  Tile next_of_image();
  void copy_pixels();
  void copy_samples(const std::uint8_t* from, std::size_t count, std::uint8_t* to) const;
  void scale_for(std::uint32_t maxval);

  const ImageContext* image_ = nullptr;
  const std::uint8_t* at_ = nullptr;  // the next raw tile, or the band of the next tile
  std::uint64_t index_ = 0;
  std::uint64_t left_ = 0;
  std::uint64_t x_ = 0;
  std::uint64_t y_ = 0;
  std::uint32_t scale_maxval_ = 0;
  std::array<std::uint8_t, 256> scale_ = {};  // of samples that are bytes
  std::array<std::uint8_t, tile_bytes> pixels_ = {};
};

}  // namespace fxpar::records
