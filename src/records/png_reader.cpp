#include "records/png_reader.hpp"

#include <png.h>

#include <algorithm>
#include <array>
#include <csetjmp>
#include <cstring>
#include <deque>
#include <exception>
#include <new>
#include <utility>

#include "records/block.hpp"
#include "records/tiles.hpp"

namespace fxpar::records {

namespace {

// zlib makes at most this much of a byte (its technical notes), so slices are of this part of a
// band; but not so small that they cost more than their content.
constexpr std::size_t most_inflated = 1032;
constexpr std::size_t least_slice = 64;
constexpr std::size_t most_slice = 64 * 1024;

constexpr std::size_t signature_bytes = 8;
constexpr std::size_t chunk_head = 8;  // length and name
constexpr std::size_t chunk_crc = 4;
constexpr std::uint32_t most_critical = 768;  // bytes, except pixels: a palette

std::uint8_t grey(std::uint32_t red, std::uint32_t green, std::uint32_t blue) {
  return static_cast<std::uint8_t>((19595 * red + 38470 * green + 7471 * blue + 32768) >> 16);
}

/// How the pixels of an image become grey. Alpha is left out.
struct GreyRule {
  bool wide = false;         // samples of two bytes
  bool colour = false;       // red, green and blue; else a sample, or a place in a palette
  std::size_t channels = 1;  // with alpha
  std::array<std::uint8_t, 256> scale = {};  // of samples that are bytes

  void apply(const std::uint8_t* row, std::size_t pixels, std::uint8_t* to,
             std::size_t step) const {
    if (wide)
      return colour ? each<true, true>(row, pixels, to, step)
                    : each<true, false>(row, pixels, to, step);
    return colour ? each<false, true>(row, pixels, to, step)
                  : each<false, false>(row, pixels, to, step);
  }

 private:
  template <bool two_bytes>
  std::uint8_t sample(const std::uint8_t* at, std::size_t channel) const {
    if constexpr (two_bytes)
      return scaled_sample(at[2 * channel] * 256u + at[2 * channel + 1], 65535);
    else
      return scale[at[channel]];
  }

  template <bool two_bytes, bool has_colour>
  void each(const std::uint8_t* row, std::size_t pixels, std::uint8_t* to, std::size_t step) const {
    for (std::size_t i = 0; i < pixels; ++i, row += channels * (two_bytes ? 2 : 1), to += step) {
      if constexpr (has_colour)
        *to = grey(sample<two_bytes>(row, 0), sample<two_bytes>(row, 1), sample<two_bytes>(row, 2));
      else
        *to = sample<two_bytes>(row, 0);
    }
  }
};

/// libpng leaves an error by longjmp, which must pass no destructor: nothing here has one.
bool process(png_structp png, png_infop info, std::string_view bytes) {
  if (setjmp(png_jmpbuf(png)) != 0) return false;
  png_process_data(png, info, reinterpret_cast<png_bytep>(const_cast<char*>(bytes.data())),
                   bytes.size());
  return true;
}

}  // namespace

class PngReader::Decoder {
 public:
  Decoder() {
    // The version check only prints; all else that fails here is memory.
    png_ = png_create_read_struct_2(PNG_LIBPNG_VER_STRING, this, on_error, on_warning, this,
                                    allocate, release);
    if (png_ == nullptr) throw std::bad_alloc();
    info_ = png_create_info_struct(png_);
    if (info_ == nullptr) {
      png_destroy_read_struct(&png_, nullptr, nullptr);
      throw std::bad_alloc();
    }
    png_set_user_limits(png_, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_progressive_read_fn(png_, this, on_info, on_row, nullptr);
  }
  ~Decoder() { png_destroy_read_struct(&png_, &info_, nullptr); }
  Decoder(const Decoder&) = delete;
  Decoder& operator=(const Decoder&) = delete;

  std::size_t feed(std::string_view bytes, bool last) {
    const std::size_t wanted = wanted_of(bytes.size());
    if (bytes.size() < wanted && !last) return 0;
    const std::string_view used = bytes.substr(0, wanted);
#ifdef FXPAR_PLANTED_BUG  // shows that the fuzz tests can fail; never in a release
    if (!forward_ && used.size() < left_ && left_ > chunk_crc) --left_;
#endif
    left_ -= used.size();
    if (part_ == Part::head && left_ == 0) read_head(used);
    if (forward_ && failure_.empty()) decode(used);
    if (left_ == 0 && failure_.empty()) next_part();
    return used.size();
  }

  void keep_rows(std::uint64_t rows) {
    kept_rows_ = rows;
    rows_in_block_ = header_->interlaced ? rows : std::min<std::uint64_t>(rows, tile_side);
    pool_.emplace(rows_in_block_ * header_->width);
  }
  void skip_pixels() { skipping_ = true; }

  struct Bands {
    std::shared_ptr<Block> block;
    std::uint64_t count;
    std::string_view bytes;
  };
  const std::deque<Bands>& ready() const { return ready_; }
  std::string_view held(std::uint64_t bands) const {
    return ready_.front().bytes.substr(0, bands * tile_side * header_->width);
  }
  void drop_bands(std::uint64_t bands) {
    Bands& first = ready_.front();
    first.bytes.remove_prefix(held(bands).size());
    first.count -= bands;
    if (first.count == 0) ready_.pop_front();
  }

  const std::optional<PngHeader>& header() const { return header_; }
  bool ended() const { return ended_; }
  const std::string& failure() const { return failure_; }
  std::uint64_t rows() const { return rows_; }
  std::uint64_t expected_rows() const { return expected_rows_; }

 private:
  // Walking from chunk to chunk. `left_` counts what is left of the part.

  enum class Part { signature, head, content };

  std::size_t wanted_of(std::size_t bytes) const {
    if (part_ != Part::content) return left_;
    return forward_ ? std::min(left_, slice_) : std::min(left_, bytes);
  }

  void read_head(std::string_view head) {
    content_ = png_get_uint_32(reinterpret_cast<png_const_bytep>(head.data()));
    chunk_ = head.substr(4);
    const bool ancillary = (chunk_[0] & 0x20) != 0;
    const bool pixels = chunk_ == "IDAT";
    forward_ = !ancillary && !skipping_;
    if (!ancillary && !pixels && chunk_ != "IHDR" && chunk_ != "PLTE" && chunk_ != "IEND")
      failure_ = "chunk " + chunk_ + " is not known";
    else if (content_ > PNG_UINT_31_MAX || (!ancillary && !pixels && content_ > most_critical))
      failure_ = "chunk " + chunk_ + " is too large";
  }

  void next_part() {
    if (part_ == Part::head) {
      part_ = Part::content;
      left_ = content_ + chunk_crc;
      return;
    }
    if (chunk_ == "IHDR" && !header_) read_header();
    if (chunk_ == "IEND") return end();
    part_ = Part::head;
    left_ = chunk_head;
    forward_ = false;  // until it is known which chunk it is
  }

  void end() {
    ended_ = skipping_ || rows_ == expected_rows_;
    if (!ended_) failure_ = "not enough image data";
  }

  void read_header() {
    PngHeader header{png_get_image_width(png_, info_), png_get_image_height(png_, info_),
                     png_get_rowbytes(png_, info_),
                     png_get_interlace_type(png_, info_) != PNG_INTERLACE_NONE};
    expected_rows_ = header.interlaced ? rows_of_passes(header) : header.height;
    slice_ = std::clamp<std::size_t>(tile_side * header.row_bytes / most_inflated, least_slice,
                                     most_slice);
    header_ = header;
  }

  static std::uint64_t rows_of_passes(const PngHeader& header) {
    const auto width = static_cast<png_uint_32>(header.width);
    const auto height = static_cast<png_uint_32>(header.height);
    std::uint64_t rows = 0;
    for (int pass = 0; pass < PNG_INTERLACE_ADAM7_PASSES; ++pass)
      if (PNG_PASS_COLS(width, pass) > 0) rows += PNG_PASS_ROWS(height, pass);
    return rows;
  }

  void decode(std::string_view bytes) {
    if (process(png_, info_, bytes)) return;
    if (thrown_) std::rethrow_exception(thrown_);
    if (no_memory_) throw std::bad_alloc();
    failure_ = error_.data();
  }

  // Pixels.

  void set_up_rows() {
    const unsigned depth = png_get_bit_depth(png_, info_);
    const unsigned type = png_get_color_type(png_, info_);
    grey_.wide = depth == 16;
    grey_.colour = type == PNG_COLOR_TYPE_RGB || type == PNG_COLOR_TYPE_RGB_ALPHA;
    grey_.channels = png_get_channels(png_, info_);
    for (std::uint32_t sample = 0; sample < 256; ++sample)
      grey_.scale[sample] = scaled_sample(sample, (1u << std::min(depth, 8u)) - 1);
    if (type == PNG_COLOR_TYPE_PALETTE) scale_by_palette();
    if (depth < 8) png_set_packing(png_);
    png_start_read_image(png_);
  }

  // A place behind the palette's end is black, as libpng shows it.
  void scale_by_palette() {
    png_colorp palette = nullptr;
    int colours = 0;
    png_get_PLTE(png_, info_, &palette, &colours);
    grey_.scale.fill(0);
    for (int i = 0; i < colours; ++i)
      grey_.scale[static_cast<std::size_t>(i)] =
          grey(palette[i].red, palette[i].green, palette[i].blue);
  }

  // Passes of an interlaced image come as images of their own.
  void take_row(const std::uint8_t* row, png_uint_32 y, int pass) {
    const auto width = static_cast<png_uint_32>(header_->width);
    ++rows_;
    if (header_->interlaced) {
      const png_uint_32 at = PNG_ROW_FROM_PASS_ROW(y, pass);
      if (at < kept_rows_)
        grey_.apply(row, PNG_PASS_COLS(width, pass), row_at(at) + PNG_PASS_START_COL(pass),
                    static_cast<std::size_t>(PNG_PASS_COL_OFFSET(pass)));
      if (rows_ == expected_rows_ && kept_rows_ > 0) hand_over(kept_rows_);
      return;
    }
    if (y >= kept_rows_) return;
    grey_.apply(row, width, row_at(y), 1);
    const std::uint64_t in_band = y % tile_side + 1;
    if (in_band == tile_side || y + 1 == kept_rows_) hand_over(in_band);
  }

  std::uint8_t* row_at(std::uint64_t y) {
    if (!block_) block_ = pool_->take(rows_in_block_ * header_->width);
    return reinterpret_cast<std::uint8_t*>(block_->data()) + y % rows_in_block_ * header_->width;
  }

  void hand_over(std::uint64_t rows) {
    ready_.push_back({block_, (rows + tile_side - 1) / tile_side,
                      std::string_view(block_->data(), rows * header_->width)});
    block_ = nullptr;
  }

  // What libpng calls. An exception must not pass through it: it is kept until libpng has returned.

  template <typename Action>
  void guarded(Action action) noexcept {
    try {
      action();
    } catch (...) {
      thrown_ = std::current_exception();
    }
  }
  static Decoder& of(png_structp png) {
    return *static_cast<Decoder*>(png_get_progressive_ptr(png));
  }
  static void on_info(png_structp png, png_infop) { of(png).set_up_rows(); }
  static void on_row(png_structp png, png_bytep row, png_uint_32 y, int pass) {
    Decoder& decoder = of(png);
    decoder.guarded([&] { decoder.take_row(row, y, pass); });
    if (decoder.thrown_) png_error(png, "out of memory");
  }
  [[noreturn]] static void on_error(png_structp png, png_const_charp text) {
    auto& error = static_cast<Decoder*>(png_get_error_ptr(png))->error_;
    std::strncpy(error.data(), text, error.size() - 1);
    png_longjmp(png, 1);
  }
  static void on_warning(png_structp, png_const_charp) {}
  static png_voidp allocate(png_structp png, png_alloc_size_t size) {
    const png_voidp memory = ::operator new(size, std::nothrow);
    if (memory == nullptr) static_cast<Decoder*>(png_get_mem_ptr(png))->no_memory_ = true;
    return memory;
  }
  static void release(png_structp, png_voidp memory) { ::operator delete(memory); }

  png_structp png_ = nullptr;
  png_infop info_ = nullptr;
  std::array<char, 200> error_ = {};
  std::exception_ptr thrown_;
  bool no_memory_ = false;
  std::string failure_;

  Part part_ = Part::signature;
  std::size_t left_ = signature_bytes;
  bool forward_ = true;  // what is left, to libpng
  bool skipping_ = false;
  bool ended_ = false;
  std::string chunk_;        // the name of the present one
  std::size_t content_ = 0;  // and how long it is
  std::size_t slice_ = least_slice;

  std::optional<PngHeader> header_;
  std::uint64_t expected_rows_ = 0;
  std::uint64_t rows_ = 0;
  GreyRule grey_;
  std::uint64_t kept_rows_ = 0;
  std::uint64_t rows_in_block_ = 0;
  std::optional<BlockPool> pool_;
  std::shared_ptr<Block> block_;  // that rows are written to
  std::deque<Bands> ready_;
};

PngReader::PngReader() : decoder_(std::make_unique<Decoder>()) {}
PngReader::~PngReader() = default;

std::size_t PngReader::feed(std::string_view bytes, bool last) {
  return decoder_->feed(bytes, last);
}
const std::optional<PngHeader>& PngReader::header() const { return decoder_->header(); }
void PngReader::keep_rows(std::uint64_t rows) { decoder_->keep_rows(rows); }
void PngReader::skip_pixels() { decoder_->skip_pixels(); }

std::uint64_t PngReader::bands() const {
  return decoder_->ready().empty() ? 0 : decoder_->ready().front().count;
}
std::shared_ptr<const void> PngReader::owner() const { return decoder_->ready().front().block; }
std::string_view PngReader::held(std::uint64_t bands) const { return decoder_->held(bands); }
void PngReader::drop_bands(std::uint64_t bands) { decoder_->drop_bands(bands); }

bool PngReader::ended() const { return decoder_->ended(); }
const std::string& PngReader::failure() const { return decoder_->failure(); }
std::uint64_t PngReader::rows() const { return decoder_->rows(); }
std::uint64_t PngReader::expected_rows() const { return decoder_->expected_rows(); }

}  // namespace fxpar::records
