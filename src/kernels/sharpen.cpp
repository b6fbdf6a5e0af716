#include "kernels/sharpen.hpp"

#include <cstdlib>

namespace fxpar::kernels {

namespace {

constexpr int side = static_cast<int>(tile_side);
constexpr std::uint64_t passes = 8;
constexpr std::uint64_t inner_pixels = (tile_side - 2) * (tile_side - 2);

Sharpness sharpness_of(const std::uint8_t* tile) {
  std::uint64_t energy = 0;
  std::uint64_t sum = 0;
  for (std::uint64_t pass = 0; pass < passes; ++pass) {
    for (int y = 1; y < side - 1; ++y) {
      for (int x = 1; x < side - 1; ++x) {
        const auto at = [&](int dy, int dx) {  // 0, 1, 2 around (y, x)
          return static_cast<int>(tile[(y + dy - 1) * side + x + dx - 1]);
        };
        const int gx = at(0, 2) + 2 * at(1, 2) + at(2, 2) - at(0, 0) - 2 * at(1, 0) - at(2, 0);
        const int gy = at(2, 0) + 2 * at(2, 1) + at(2, 2) - at(0, 0) - 2 * at(0, 1) - at(0, 2);
        energy += static_cast<std::uint64_t>(std::abs(gx) + std::abs(gy));
        sum += static_cast<std::uint64_t>(at(1, 1));
      }
    }
  }
  return {energy, sum / (inner_pixels * passes)};
}

}  // namespace

void sharpen_reference(std::span<const std::uint8_t* const> tiles, Sharpness* results) {
  for (std::size_t i = 0; i < tiles.size(); ++i) results[i] = sharpness_of(tiles[i]);
}

}  // namespace fxpar::kernels
