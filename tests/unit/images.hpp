// Images for tests, made in memory.
#pragma once

#include <fmt/format.h>
#include <png.h>

#include <cstdint>
#include <string>
#include <vector>

namespace fxpar {

struct PngShape {
  std::uint32_t width, height;
  int depth = 8;
  int type = PNG_COLOR_TYPE_GRAY;
  bool interlaced = false;
  std::vector<png_color> palette = {};
  std::string text = {};              // for a chunk before the pixels
  std::size_t most_per_chunk = 8192;  // bytes of pixels
  int level = 6;                      // of compression

  std::size_t channels() const {
    const bool colour = type == PNG_COLOR_TYPE_RGB || type == PNG_COLOR_TYPE_RGB_ALPHA;
    return (colour ? 3u : 1u) + ((type & PNG_COLOR_MASK_ALPHA) != 0 ? 1u : 0u);
  }
};

/// `samples`: row by row, a byte each, or two (the most significant first) where the depth is 16.
/// An error of libpng ends the test.
inline std::string make_png(const PngShape& shape, std::string samples) {
  std::string bytes;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
  png_infop info = png_create_info_struct(png);
  png_set_write_fn(
      png, &bytes,
      [](png_structp p, png_bytep data, std::size_t size) {
        static_cast<std::string*>(png_get_io_ptr(p))
            ->append(reinterpret_cast<const char*>(data), size);
      },
      nullptr);
  png_set_compression_buffer_size(png, shape.most_per_chunk);
  png_set_compression_level(png, shape.level);
  png_set_IHDR(png, info, shape.width, shape.height, shape.depth, shape.type,
               shape.interlaced ? PNG_INTERLACE_ADAM7 : PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  if (!shape.palette.empty())
    png_set_PLTE(png, info, shape.palette.data(), static_cast<int>(shape.palette.size()));
  std::string key = "Comment", content = shape.text;
  png_text text{};
  text.compression = PNG_TEXT_COMPRESSION_NONE;
  text.key = key.data();
  text.text = content.data();
  text.text_length = content.size();
  if (!content.empty()) png_set_text(png, info, &text, 1);
  png_write_info(png, info);
  if (shape.depth < 8) png_set_packing(png);
  const std::size_t row = shape.width * shape.channels() * (shape.depth == 16 ? 2 : 1);
  std::vector<png_bytep> rows;
  for (std::size_t y = 0; y < shape.height; ++y)
    rows.push_back(reinterpret_cast<png_bytep>(samples.data()) + y * row);
  png_write_image(png, rows.data());
  png_write_end(png, nullptr);
  png_destroy_write_struct(&png, &info);
  return bytes;
}

inline std::string make_pgm(std::uint32_t width, std::uint32_t height, std::uint32_t maxval,
                            const std::string& samples) {
  return fmt::format("P5\n{} {}\n{}\n", width, height, maxval) + samples;
}

/// Samples in which no two rows or columns that are near each other are alike.
inline std::string some_samples(std::size_t count, unsigned seed = 0, unsigned below = 256) {
  std::string samples;
  for (std::uint32_t i = 0, state = seed * 2654435761u + 1; i < count; ++i) {
    state = state * 1664525u + 1013904223u;
    samples += static_cast<char>((state >> 20) % below);
  }
  return samples;
}

}  // namespace fxpar
