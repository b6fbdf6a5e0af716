// fxpar sharpen: 32x32 grey tiles -> index, edge_energy, mean.
#pragma once

#include <span>
#include <string_view>

#include "base/message.hpp"
#include "io/output.hpp"
#include "jobs/row_job.hpp"
#include "records/tiles.hpp"

namespace fxpar::jobs {

struct SharpenOptions : RowOptions {
  records::TileRules rules;
  io::Output* heatmap = nullptr;  // where the picture goes; null: none
  unsigned heatmap_scale = 1;     // pixels a tile, each way
};

/// The columns that there are, in their usual order; the first three are the default.
std::span<const std::string_view> sharpen_fields();

Job sharpen(const SharpenOptions& options, Messages& messages);

}  // namespace fxpar::jobs
