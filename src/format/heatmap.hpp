// Energies of tiles as a picture: a square of one colour for each tile.
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace fxpar::format {

/// A PNG of `columns` (at least 1) tiles in a row, each scale x scale pixels (at least 1).
///
/// Colours go from black over purple, red and orange to pale yellow, brighter at each step (the
/// inferno map), in 255 steps that are even between the least energy and the greatest. If all are
/// equal, all are black. What is left of an incomplete last row is grey, a colour that no tile has.
/// The text `Energy` in the PNG says both ends: `least 12, greatest 3042944`.
///
/// Throws IoError if there are no tiles or too many for a PNG, bad_alloc without memory.
std::string heatmap_png(std::span<const std::uint64_t> energies, std::uint64_t columns,
                        unsigned scale);

}  // namespace fxpar::format
