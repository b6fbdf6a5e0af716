// fxpar sharpen: 32x32 grey tiles -> index, edge_energy, mean.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "format/rows.hpp"
#include "io/output.hpp"
#include "jobs/job.hpp"
#include "records/byte_source.hpp"
#include "records/tiles.hpp"

namespace fxpar::jobs {

struct SharpenOptions {
  records::ByteSourceSettings input;
  records::TileRules rules;
  format::Format format = format::Format::tsv;
  std::vector<std::string_view> fields;  // of sharpen_fields()
  bool header = false;
  bool rows = true;               // false: only the checksum is wanted
  io::Output* heatmap = nullptr;  // where the picture goes; null: none
  unsigned heatmap_scale = 1;     // pixels a tile, each way
};

/// The columns that there are, in their usual order; the first three are the default.
std::span<const std::string_view> sharpen_fields();

Job sharpen(const SharpenOptions& options, Messages& messages);

}  // namespace fxpar::jobs
