// How much edge there is in a grey tile: Sobel gradients over its inner pixels.
//
// Source: the study "Is parallel worth it?" (fxdart, image-tiles), whose function it is, to the
// bit: over the 30x30 inner pixels energy = sum of |gx| + |gy| with the 3x3 Sobel kernels, and sum
// = sum of the pixels; eight passes over the same, unchanged tile add into the same two totals;
// mean = floor(sum / (900 * 8)).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace fxpar::kernels {

inline constexpr std::size_t tile_side = 32;  // pixels
inline constexpr std::size_t tile_bytes = tile_side * tile_side;

struct Sharpness {
  std::uint64_t energy, mean;

  bool operator==(const Sharpness&) const = default;
};

/// The checksum over all results in input order: acc = (base * acc + energy + mean) mod 2^53.
inline constexpr std::uint64_t sharpen_checksum_base = 31;
inline std::uint64_t checksum_term(const Sharpness& result) { return result.energy + result.mean; }

/// Judges each tile (tile_bytes grey pixels, row by row, at any address) into the result of the
/// same index.
using SharpenKernel = void (*)(std::span<const std::uint8_t* const> tiles, Sharpness* results);

/// The function as published, one tile after the other.
void sharpen_reference(std::span<const std::uint8_t* const> tiles, Sharpness* results);

/// The same results in plain C++ at several times the speed.
void sharpen_scalar(std::span<const std::uint8_t* const> tiles, Sharpness* results);

}  // namespace fxpar::kernels
