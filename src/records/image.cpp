#include "records/image.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "base/text.hpp"
#include "records/png_reader.hpp"

namespace fxpar::records {

namespace {

constexpr std::uint64_t most_side = std::numeric_limits<std::int32_t>::max();
constexpr std::uint64_t most_held = std::uint64_t{1} << 30;  // bytes

// After so many bands of a PNG its preview has seen enough: it is an estimate, and decoding costs.
constexpr std::uint64_t preview_bands = 4;

/// Which tiles of an image are next.
class TileOrder {
 public:
  TileOrder() = default;
  TileOrder(std::uint64_t columns, std::uint64_t rows)
      : columns_(columns), rows_left_(columns > 0 ? rows : 0) {}

  bool done() const { return rows_left_ == 0; }
  std::uint64_t bands_left() const { return rows_left_; }

  /// Takes at most `most` tiles of the next `bands` bands. `bands` of the result are done with; if
  /// none is, the tiles are a part of the first.
  struct Taken {
    std::uint64_t tiles, bands;
  };
  Taken take(std::uint64_t most, std::uint64_t bands) {
    const std::uint64_t rest = columns_ - column_;  // of the first band
    if (most < rest) {
      column_ += most;
      return {most, 0};
    }
    const std::uint64_t more = std::min(bands - 1, (most - rest) / columns_);
    column_ = 0;
    rows_left_ -= 1 + more;
    return {rest + more * columns_, 1 + more};
  }

 private:
  std::uint64_t columns_ = 0;
  std::uint64_t rows_left_ = 0;
  std::uint64_t column_ = 0;  // in the first of them
};

/// What the headers of all images say.
struct Raster {
  std::uint64_t width, height;
  std::uint32_t maxval, sample_bytes;

  std::uint64_t bytes() const { return width * height * sample_bytes; }
};

/// What PGM and PNG share.
class Image : public ImageFraming {
 public:
  explicit Image(const ImagePlace& place) : place_(place) {}

  std::shared_ptr<const engine::PieceContext> context() const override { return context_; }

 protected:
  /// What is wrong with sizes that a header claims; nothing was allocated for them yet.
  std::optional<std::string> too_large(const Raster& raster, std::uint64_t row_bytes) const {
    const auto side_is_bad = [](std::uint64_t side) { return side < 1 || side > most_side; };
    if (side_is_bad(raster.width) || side_is_bad(raster.height))
      return fmt::format("{} is {}x{}, expected a width and a height of 1 to {}", name(),
                         raster.width, raster.height, most_side);
    const std::uint64_t band = std::min<std::uint64_t>(raster.height, tile_side) * row_bytes;
    if (band <= most_held) return {};
    return fmt::format("{} is {}x{}: 32 rows are {}, expected at most {}", name(), raster.width,
                       raster.height, human_bytes(band), human_bytes(most_held));
  }

  /// Its tiles are next, or it has a rim and is a bad record.
  std::optional<std::string> begin(const Raster& raster, std::uint64_t number) {
    const auto context = std::make_shared<ImageContext>(place_.label);
    context->image = place_.image;
    context->first_record = number;
    context->width = static_cast<std::uint32_t>(raster.width);
    context->height = static_cast<std::uint32_t>(raster.height);
    context->maxval = raster.maxval;
    context->sample_bytes = raster.sample_bytes;
    context_ = context;
    const Edge edge = place_.rules.edge;
    const std::uint64_t whole_columns = raster.width / tile_side;
    const std::uint64_t whole_rows = raster.height / tile_side;
    const std::uint64_t rim =
        raster.width * raster.height - whole_columns * whole_rows * tile_bytes;
    if (edge == Edge::error && rim > 0) {
      refused_ = true;
      return fmt::format("{}, expected whole tiles of 32x32 (--edge error)", described());
    }
    const std::uint64_t added = edge == Edge::pad ? tile_side - 1 : 0;
    context->columns = (raster.width + added) / tile_side;
    context->rows = (raster.height + added) / tile_side;
    tiles_ = TileOrder(context->columns, context->rows);
    if (edge == Edge::drop && place_.rules.dropped_pixels) *place_.rules.dropped_pixels += rim;
    return {};
  }

  std::string name() const { return fmt::format("{}: image {}", place_.label, place_.image); }
  std::string described() const {
    return fmt::format("{} is {}x{}", name(), context_->width, context_->height);
  }

  const ImagePlace place_;
  std::shared_ptr<const ImageContext> context_;  // none: the header is not complete
  TileOrder tiles_;
  bool refused_ = false;
};

class PgmImage final : public Image {
 public:
  using Image::Image;

  Found find(std::string_view bytes, bool whole, std::uint64_t most,
             std::uint64_t number) override {
    if (!context_) return read_header(bytes, whole, number);
    if (tiles_.done()) return skip_raster(bytes, whole);
    return cut(bytes, whole, most);
  }

  bool ended() const override { return context_ && raster_left_ == 0; }

 private:
  Found read_header(std::string_view bytes, bool whole, std::uint64_t number) {
    Found found;
    found.skip = header_.read(bytes);
    if (header_.bad()) return lost_rest(bytes, unexpected(bytes[found.skip]));
    if (!header_.complete()) {
      if (!whole) return found;
      return lost_rest(
          bytes, fmt::format("{} ends in its header, expected {}", name(), header_.expected()));
    }
    if (header_.maxval() < 1 || header_.maxval() > 65535)
      return lost_rest(
          bytes, fmt::format("{} has maxval {}, expected 1 to 65535", name(), header_.maxval()));
    const Raster raster{header_.width(), header_.height(),
                        static_cast<std::uint32_t>(header_.maxval()),
                        header_.maxval() > 255 ? 2u : 1u};
    if (auto text = too_large(raster, raster.width * raster.sample_bytes))
      return lost_rest(bytes, std::move(*text));
    raster_left_ = raster_bytes_ = raster.bytes();
    found.bad = begin(raster, number);
    return found;
  }

  std::string unexpected(char c) const {
    return fmt::format("{} has '{}' in its header, expected {}", name(),
                       printable(std::string_view(&c, 1)), header_.expected());
  }

  Found cut(std::string_view bytes, bool whole, std::uint64_t most) {
    const std::size_t band_bytes = tile_side * context_->row_bytes();
    const std::uint64_t bands =
        bytes.size() < raster_left_ ? bytes.size() / band_bytes : tiles_.bands_left();
    if (bands == 0 && place_.preview) return estimated(bytes);
    if (bands == 0) return whole ? truncated(bytes) : Found{};
    const auto taken = tiles_.take(most, bands);
    Found found;
    found.records = taken.tiles;
    found.stays = taken.bands == 0;
    found.bytes = std::min(raster_left_, std::max<std::uint64_t>(taken.bands, 1) * band_bytes);
    if (!found.stays) raster_left_ -= found.bytes;
    return found;
  }

  // A preview may be shorter than one band of a wide image.
  Found estimated(std::string_view bytes) const {
    Found found;
    found.records = context_->columns * bytes.size() / (tile_side * context_->row_bytes());
    found.bytes = bytes.size();
    found.rest_is_lost = true;
    return found;
  }

  // What no tile needs: the rim below, or all of a refused image.
  Found skip_raster(std::string_view bytes, bool whole) {
    Found found;
    found.skip = std::min<std::uint64_t>(raster_left_, bytes.size());
    if (found.skip == 0 && whole && !refused_) return truncated(bytes);
    raster_left_ -= found.skip;
    return found;
  }

  Found truncated(std::string_view bytes) const {
    return lost_rest(bytes,
                     fmt::format("{} with {} bytes of pixels, expected {}", described(),
                                 raster_bytes_ - raster_left_ + bytes.size(), raster_bytes_));
  }

  PgmHeader header_;
  std::uint64_t raster_bytes_ = 0;
  std::uint64_t raster_left_ = 0;
};

class PngImage final : public Image {
 public:
  using Image::Image;

  Found find(std::string_view bytes, bool whole, std::uint64_t most,
             std::uint64_t number) override {
    if (reader_.has_bands()) return cut(bytes, most);
    Found found;
    while (!reader_.ended() && !reader_.failed()) {
      const std::size_t used = reader_.feed(bytes.substr(found.skip), whole);
      if (used == 0) break;
      found.skip += used;
      if (!context_ && reader_.header()) {
        if (auto ended = read_header(bytes, found, number)) return std::move(*ended);
      }
      if (reader_.has_bands()) {
        fed_ = found.skip;
        return cut(bytes, most);
      }
    }
    if (reader_.failed()) return lost_rest(bytes, broken());
    const bool cut_short = whole && found.skip == bytes.size() && !reader_.ended();
    return cut_short && !refused_ ? lost_rest(bytes, truncated()) : found;
  }

  bool ended() const override { return reader_.ended() && !reader_.has_bands(); }

 private:
  // A result if the image is bad or needs not be decoded.
  std::optional<Found> read_header(std::string_view bytes, Found& found, std::uint64_t number) {
    const PngHeader& header = *reader_.header();
    const Raster raster{header.width, header.height, 255, 1};
    if (auto text = too_large(raster, header.row_bytes)) return lost_rest(bytes, std::move(*text));
    if (header.interlaced && raster.bytes() > most_held)
      return lost_rest(bytes, fmt::format("{} is {}x{} and interlaced: {}, expected at most {}",
                                          name(), raster.width, raster.height,
                                          human_bytes(raster.bytes()), human_bytes(most_held)));
    found.bad = begin(raster, number);
    if (refused_) {
      reader_.skip_pixels();
      return found;
    }
    reader_.keep_rows(std::min<std::uint64_t>(header.height, tiles_.bands_left() * tile_side));
    if (place_.preview && header.interlaced) return estimated(bytes);
    return {};
  }

  // Nothing shorter than the whole would show a tile, and that is too much for an estimate.
  Found estimated(std::string_view bytes) const {
    Found found;
    found.records = context_->columns * context_->rows;
    found.bytes = bytes.size();
    found.rest_is_lost = true;
    return found;
  }

  // The bytes that the bands came from stay in view until the last tile is out: so a chunk that is
  // full, of which framings are only told by fewer bytes, gets no more of them.
  Found cut(std::string_view bytes, std::uint64_t most) {
    if (bytes.size() < fed_) return {};
    const auto taken = tiles_.take(most, reader_.bands());
    Found found;
    found.records = taken.tiles;
    found.owner = reader_.owner();
    found.held = reader_.held(std::max<std::uint64_t>(taken.bands, 1));
    reader_.drop_bands(taken.bands);
    found.bytes = fed_;
    found.stays = reader_.has_bands();
    bands_found_ += taken.bands;
    found.rest_is_lost = place_.preview && bands_found_ >= preview_bands;
    return found;
  }

  std::string truncated() const {
    if (!context_) return fmt::format("{} ends in its header, expected a PNG", name());
    return fmt::format("{} and ends behind {} of {} rows, expected a whole PNG", described(),
                       reader_.rows(), reader_.expected_rows());
  }

  std::string broken() const {
    const std::string what = printable(reader_.failure());
    if (!context_) return fmt::format("{} has a bad header ({}), expected a PNG", name(), what);
    return fmt::format("{} and broken behind {} of {} rows ({}), expected a whole PNG", described(),
                       reader_.rows(), reader_.expected_rows(), what);
  }

  PngReader reader_;
  std::size_t fed_ = 0;  // bytes that the bands came from
  std::uint64_t bands_found_ = 0;
};

}  // namespace

std::unique_ptr<ImageFraming> pgm_framing(const ImagePlace& place) {
  return std::make_unique<PgmImage>(place);
}

std::unique_ptr<ImageFraming> png_framing(const ImagePlace& place) {
  return std::make_unique<PngImage>(place);
}

Found lost_rest(std::string_view bytes, std::string text) {
  Found found;
  found.skip = bytes.size();
  found.bad = std::move(text);
  found.rest_is_lost = true;
  return found;
}

std::size_t PgmHeader::read(std::string_view bytes) {
#ifdef FXPAR_PLANTED_BUG  // shows that the fuzz tests can fail; never in a release
  if (digits_) numbers_[number_] = 0;
#endif
  std::size_t used = 0;
  while (used < bytes.size() && !complete()) {
    take(bytes[used]);
    if (bad_) break;
    ++used;
  }
  return used;
}

void PgmHeader::take(char c) {
  if (magic_left_ > 0) {
    --magic_left_;
    return;
  }
  if (comment_) {
    comment_ = c != '\n' && c != '\r';
    if (comment_) return;
  }
  if (c == '#') {
    comment_ = true;
  } else if (is_pgm_space(c)) {
    if (digits_) ++number_;
    digits_ = false;
  } else if (c >= '0' && c <= '9') {
    constexpr std::uint64_t enough = 1'000'000'000'000;
    std::uint64_t& number = numbers_[number_];
    number = std::min(enough, number * 10 + static_cast<std::uint64_t>(c - '0'));
    digits_ = true;
  } else {
    bad_ = true;
  }
}

std::string_view PgmHeader::expected() const {
  constexpr std::array<std::string_view, 3> names = {"a width", "a height", "a maxval"};
  return digits_ ? "white space" : names[number_];
}

}  // namespace fxpar::records
