// Sharpness in plain C++. Eight passes over an unchanged tile are eight times one pass, so there is
// one; and the Sobel kernels are products, so each column of three pixels is added once for both
// gradients and not six times for three neighbours.
#include <array>
#include <cstdlib>

#include "kernels/sharpen.hpp"

namespace fxpar::kernels {

namespace {

constexpr std::uint64_t passes = 8;
constexpr std::uint64_t inner_pixels = (tile_side - 2) * (tile_side - 2);

Sharpness sharpness_of(const std::uint8_t* tile) {
  std::uint32_t energy = 0, sum = 0;  // of one pass: at most 900 * 2040 and 900 * 255
  for (std::size_t y = 1; y + 1 < tile_side; ++y) {
    const std::uint8_t* const here = tile + y * tile_side;
    const std::uint8_t* const above = here - tile_side;
    const std::uint8_t* const below = here + tile_side;
    std::array<int, tile_side> smooth, step;
    for (std::size_t x = 0; x < tile_side; ++x) {
      smooth[x] = above[x] + 2 * here[x] + below[x];
      step[x] = below[x] - above[x];
    }
    for (std::size_t x = 1; x + 1 < tile_side; ++x) {
      const int gx = smooth[x + 1] - smooth[x - 1];
      const int gy = step[x - 1] + 2 * step[x] + step[x + 1];
      energy += static_cast<std::uint32_t>(std::abs(gx) + std::abs(gy));
      sum += here[x];
    }
  }
  return {passes * energy, sum / inner_pixels};
}

}  // namespace

void sharpen_scalar(std::span<const std::uint8_t* const> tiles, Sharpness* results) {
  for (std::size_t i = 0; i < tiles.size(); ++i) results[i] = sharpness_of(tiles[i]);
}

}  // namespace fxpar::kernels
