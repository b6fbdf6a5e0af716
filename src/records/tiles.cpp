#include "records/tiles.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <string>

#include "records/compressed.hpp"
#include "records/image.hpp"

namespace fxpar::records {

namespace {

using namespace std::string_view_literals;

/// What came before in the stream.
struct Images {
  std::uint64_t count = 0;
  bool only_raw = true;
};

class RawTiles final : public ImageFraming {
 public:
  RawTiles(const std::string& label, Images& images)
      : context_(std::make_shared<ImageContext>(label)), images_(images) {
    context_->raw = true;
    context_->image = images.count;
  }

  Found find(std::string_view bytes, bool whole, std::uint64_t most,
             std::uint64_t number) override {
    Found found;
    found.records = std::min<std::uint64_t>(most, bytes.size() / tile_bytes);
    found.bytes = found.records * tile_bytes;
    if (found.records == 0 && whole && !bytes.empty()) {
      found.skip = bytes.size();
      found.bad = fmt::format("{}: tile {} has {} byte{}, expected {}", context_->label, number,
                              bytes.size(), bytes.size() == 1 ? "" : "s", tile_bytes);
    }
    if (!begun_ && !found.empty()) {
      begun_ = true;
      context_->first_record = number;
    }
    images_.count += found.records + (found.bad ? 1 : 0);
    return found;
  }

  std::shared_ptr<const engine::PieceContext> context() const override { return context_; }
  bool ended() const override { return false; }  // but with the file

 private:
  const std::shared_ptr<ImageContext> context_;  // does not change once it was handed out
  Images& images_;
  bool begun_ = false;
};

/// What the first bytes of an image say. Empty and decided: none of these.
struct FirstBytes {
  bool decided = true;
  std::optional<TileFormat> format = {};  // pgm or png
  std::string_view refused = {};          // another kind of netpbm
};

std::string_view netpbm_kind(char digit) {
  constexpr std::array kinds = {
      "plain PBM (P1)"sv, "plain PGM (P2)"sv, "plain PPM (P3)"sv, "PBM (P4)"sv, ""sv,
      "PPM (P6)"sv,       "PAM (P7)"sv};
  return kinds[static_cast<std::size_t>(digit - '1')];
}

FirstBytes judge_netpbm(std::string_view bytes) {
  if (bytes.size() > 1 && (bytes[1] < '1' || bytes[1] > '7')) return {};
  if (bytes.size() < 3) return {.decided = false};
  // A comment may stand wherever white space may.
  if (!is_pgm_space(bytes[2]) && bytes[2] != '#') return {};
  if (bytes[1] == '5') return {.format = TileFormat::pgm};
  return {.refused = netpbm_kind(bytes[1])};
}

FirstBytes judge_image(std::string_view bytes) {
  constexpr std::string_view signature = "\x89PNG\r\n\x1a\n";
  if (bytes.starts_with(signature)) return {.format = TileFormat::png};
  if (signature.starts_with(bytes)) return {.decided = false};
  return bytes.starts_with('P') ? judge_netpbm(bytes) : FirstBytes{};
}

class TileFraming final : public Framing {
 public:
  TileFraming(const TileRules& rules, const std::string& label, bool preview,
              std::shared_ptr<Images> images)
      : rules_(rules), label_(label), preview_(preview), images_(std::move(images)) {
    if (preview) rules_.dropped_pixels = nullptr;
  }

  Found find(std::string_view bytes, bool whole, std::uint64_t most,
             std::uint64_t number) override {
    if (now_ && now_->ended()) now_ = nullptr;
    if (!now_) {
      if (bytes.empty()) return {};
      Found found = begin(bytes, whole);
      if (!now_) return found;
    }
    return now_->find(bytes, whole, most, number);
  }

  std::shared_ptr<const engine::PieceContext> context() const override { return now_->context(); }

 private:
  // Begins the image that is next; else it is a bad one, or more bytes must tell.
  Found begin(std::string_view bytes, bool whole) {
    if (rules_.format == TileFormat::raw) return begin_raw();
    const Sniffed sniffed = behind_image_ ? Sniffed{true, {}} : sniff_compression(bytes);
    const FirstBytes first = judge_image(bytes);
    if (!whole && !(sniffed.decided && first.decided)) return {};
    if (sniffed.compression) return lost(bytes, compressed_text(*sniffed.compression, label_));
    if (first.format && first.format == rules_.format.value_or(*first.format))
      return begin_image(*first.format);
    if (!rules_.format && !behind_image_ && first.refused.empty()) return begin_raw();
    return lost(bytes, unexpected(first));
  }

  Found begin_raw() {
    if (rules_.single_image && !images_->only_raw) return second_image();
    now_ = std::make_unique<RawTiles>(label_, *images_);
    return {};
  }

  Found begin_image(TileFormat format) {
    if (rules_.single_image && images_->count > 0) return second_image();
    images_->only_raw = false;
    const ImagePlace place{rules_, label_, images_->count++, preview_};
    now_ = format == TileFormat::pgm ? pgm_framing(place) : png_framing(place);
    behind_image_ = true;
    return {};
  }

  Found second_image() const {
    Found found;
    found.bad = label_ + ": a second image, expected one alone for --heatmap";
    found.rest_is_lost = true;
    found.refused = true;
    return found;
  }

  std::string unexpected(const FirstBytes& first) const {
    std::string_view is = first.refused;
    if (first.format) is = *first.format == TileFormat::pgm ? "PGM (P5)" : "PNG";
    std::string expected = "PGM (P5), PNG";
    if (rules_.format) expected = rules_.format == TileFormat::pgm ? "PGM (P5)" : "PNG";
    expected += behind_image_ ? ", or the end" : rules_.format ? "" : ", or --input-format raw";
    const std::string where =
        behind_image_ ? fmt::format("behind image {}: ", images_->count - 1) : std::string();
    return fmt::format("{}: {}{}, expected {}", label_, where,
                       is.empty() ? "bytes that are no such image" : is, expected);
  }

  Found lost(std::string_view bytes, std::string text) {
    ++images_->count;
    return lost_rest(bytes, std::move(text));
  }

  TileRules rules_;
  const std::string label_;
  const bool preview_;
  const std::shared_ptr<Images> images_;
  std::unique_ptr<ImageFraming> now_;  // none: between images
  bool behind_image_ = false;
};

}  // namespace

OpenFraming tile_framing(const TileRules& rules) {
  return [rules, images = std::make_shared<Images>()](const std::string&, const std::string& label,
                                                      bool preview) {
    return std::make_unique<TileFraming>(rules, label, preview,
                                         preview ? std::make_shared<Images>() : images);
  };
}

void TileReader::open(const engine::Piece& piece) {
  image_ = static_cast<const ImageContext*>(piece.context.get());
  at_ = reinterpret_cast<const std::uint8_t*>(piece.bytes.data());
  index_ = piece.first_record;
  left_ = piece.records;
  const std::uint64_t in_image = index_ - image_->first_record;
  x_ = in_image % image_->columns;
  y_ = in_image / image_->columns;
#ifdef FXPAR_PLANTED_BUG  // shows that the fuzz tests can fail; never in a release
  if (x_ > 0) --x_;
#endif
  scale_for(image_->maxval);
}

bool TileReader::next(Tile& tile) {
  if (left_ == 0) return false;
  tile = image_->raw ? next_raw() : next_of_image();
  ++index_;
  --left_;
  return true;
}

Tile TileReader::next_raw() {
  const Tile tile{at_, index_, image_->image + (index_ - image_->first_record), 0, 0};
  at_ += tile_bytes;
  return tile;
}

Tile TileReader::next_of_image() {
  copy_pixels();
  const Tile tile{pixels_.data(), index_, image_->image, x_, y_};
  if (++x_ == image_->columns) {
    x_ = 0;
    ++y_;
    at_ += tile_side * image_->row_bytes();
  }
  return tile;
}

void TileReader::copy_pixels() {
  const std::uint64_t left = x_ * tile_side, top = y_ * tile_side;
  const std::size_t columns = std::min<std::uint64_t>(tile_side, image_->width - left);
  const std::size_t rows = std::min<std::uint64_t>(tile_side, image_->height - top);
  const std::uint8_t* from = at_ + left * image_->sample_bytes;
  std::uint8_t* to = pixels_.data();
  for (std::size_t row = 0; row < rows; ++row, from += image_->row_bytes(), to += tile_side) {
    copy_samples(from, columns, to);
    std::fill(to + columns, to + tile_side, to[columns - 1]);
  }
  for (std::size_t row = rows; row < tile_side; ++row, to += tile_side)
    std::memcpy(to, to - tile_side, tile_side);
}

void TileReader::copy_samples(const std::uint8_t* from, std::size_t count, std::uint8_t* to) const {
  if (image_->sample_bytes == 1) {
    for (std::size_t i = 0; i < count; ++i) to[i] = scale_[from[i]];
    return;
  }
  for (std::size_t i = 0; i < count; ++i, from += 2)
    to[i] = scaled_sample(from[0] * 256u + from[1], image_->maxval);
}

void TileReader::scale_for(std::uint32_t maxval) {
  if (scale_maxval_ == maxval) return;
  scale_maxval_ = maxval;
  for (std::uint32_t sample = 0; sample < scale_.size(); ++sample)
    scale_[sample] = scaled_sample(sample, maxval);
}

}  // namespace fxpar::records
