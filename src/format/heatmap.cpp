#include "format/heatmap.hpp"

#include <fmt/format.h>
#include <png.h>

#include <algorithm>
#include <array>
#include <csetjmp>
#include <exception>
#include <new>
#include <vector>

#include "base/error.hpp"

namespace fxpar::format {

namespace {

constexpr std::size_t levels = 255;
constexpr png_byte no_tile = 255;  // the place in the palette behind them

/// Ten colours of matplotlib's inferno map at even distances; between them it is nearly straight.
constexpr std::array<std::uint32_t, 10> inferno = {0x000004, 0x1b0c41, 0x4a0c6b, 0x781c6d,
                                                   0xa52c60, 0xcf4446, 0xed6925, 0xfb9b06,
                                                   0xf7d13d, 0xfcffa4};

png_byte between(std::uint32_t from, std::uint32_t to, unsigned shift, double part) {
  const double a = (from >> shift) & 0xff, b = (to >> shift) & 0xff;
  return static_cast<png_byte>(a + (b - a) * part + 0.5);
}

std::array<png_color, levels + 1> palette() {
  std::array<png_color, levels + 1> colours{};
  for (std::size_t level = 0; level < levels; ++level) {
    const double at = static_cast<double>(level * (inferno.size() - 1)) / (levels - 1);
    const std::size_t i = std::min(static_cast<std::size_t>(at), inferno.size() - 2);
    const double part = at - static_cast<double>(i);
    colours[level] = {between(inferno[i], inferno[i + 1], 16, part),
                      between(inferno[i], inferno[i + 1], 8, part),
                      between(inferno[i], inferno[i + 1], 0, part)};
  }
  colours[no_tile] = {128, 128, 128};
  return colours;
}

struct Range {
  std::uint64_t least, greatest;

  png_byte level(std::uint64_t energy) const {
    if (least == greatest) return 0;
    const auto part = static_cast<double>(energy - least) / static_cast<double>(greatest - least);
    return static_cast<png_byte>(part * (levels - 1) + 0.5);
  }
};

Range range_of(std::span<const std::uint64_t> energies) {
  const auto [least, greatest] = std::minmax_element(energies.begin(), energies.end());
  return {*least, *greatest};
}

/// What is drawn; writing it allocates nothing.
struct Picture {
  std::span<const std::uint64_t> energies;
  std::uint64_t columns;
  unsigned scale;
  Range range;
  png_uint_32 width, height;
  std::array<png_color, levels + 1> colours = palette();
  std::string text = fmt::format("least {}, greatest {}", range.least, range.greatest);
  std::vector<png_byte> row = std::vector<png_byte>(width);

  void draw_row(std::uint64_t y) {
    auto pixel = row.begin();
    for (std::uint64_t tile = y * columns; tile < (y + 1) * columns; ++tile, pixel += scale) {
      const png_byte level = tile < energies.size() ? range.level(energies[tile]) : no_tile;
      std::fill_n(pixel, scale, level);
    }
  }
};

/// Where libpng writes to. It leaves an error by longjmp, which must pass no destructor; so what
/// went wrong is kept here.
struct Target {
  std::string bytes;
  std::exception_ptr thrown;

  static void write(png_structp png, png_bytep data, std::size_t size) {
    Target& self = *static_cast<Target*>(png_get_io_ptr(png));
    try {
      self.bytes.append(reinterpret_cast<const char*>(data), size);
    } catch (...) {
      self.thrown = std::current_exception();
    }
    if (self.thrown) png_error(png, "out of memory");
  }
  [[noreturn]] static void fail(png_structp png, png_const_charp) { png_longjmp(png, 1); }
  static void warn(png_structp, png_const_charp) {}
};

bool write_picture(png_structp png, png_infop info, Picture& picture) {
  if (setjmp(png_jmpbuf(png)) != 0) return false;
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_IHDR(png, info, picture.width, picture.height, 8, PNG_COLOR_TYPE_PALETTE,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_PLTE(png, info, picture.colours.data(), static_cast<int>(picture.colours.size()));
  char key[] = "Energy";
  png_text text{};
  text.compression = PNG_TEXT_COMPRESSION_NONE;
  text.key = key;
  text.text = picture.text.data();
  text.text_length = picture.text.size();
  png_set_text(png, info, &text, 1);
  png_write_info(png, info);
  for (png_uint_32 y = 0; y < picture.height; ++y) {
    if (y % picture.scale == 0) picture.draw_row(y / picture.scale);
    png_write_row(png, picture.row.data());
  }
  png_write_end(png, nullptr);
  return true;
}

std::string written(Picture& picture) {
  Target target;
  png_structp png =
      png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, Target::fail, Target::warn);
  if (png == nullptr) throw std::bad_alloc();
  png_infop info = png_create_info_struct(png);
  png_set_write_fn(png, &target, Target::write, nullptr);
  const bool done = info != nullptr && write_picture(png, info, picture);
  png_destroy_write_struct(&png, &info);
  if (target.thrown) std::rethrow_exception(target.thrown);
  if (!done) throw std::bad_alloc();  // all else that can fail was checked before
  return std::move(target.bytes);
}

png_uint_32 side(std::uint64_t tiles, unsigned scale) {
  if (tiles > PNG_UINT_31_MAX / scale)
    throw IoError(
        fmt::format("heatmap of {} tiles of {} pixels in a row or column, expected at "
                    "most {} pixels",
                    tiles, scale, PNG_UINT_31_MAX));
  return static_cast<png_uint_32>(tiles * scale);
}

}  // namespace

std::string heatmap_png(std::span<const std::uint64_t> energies, std::uint64_t columns,
                        unsigned scale) {
  if (energies.empty()) throw IoError("heatmap of no tiles, expected at least one");
  const std::uint64_t rows = energies.size() / columns + (energies.size() % columns != 0 ? 1 : 0);
  Picture picture{energies,         columns, scale, range_of(energies), side(columns, scale),
                  side(rows, scale)};
  return written(picture);
}

}  // namespace fxpar::format
