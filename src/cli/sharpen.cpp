#include "jobs/sharpen.hpp"

#include <array>

#include "base/error.hpp"
#include "cli/commands.hpp"
#include "cli/job_options.hpp"

namespace fxpar::cli {

namespace {

// Each in the order of its enum; the first edge is the default.
constexpr std::array<std::string_view, 3> input_formats = {"raw", "pgm", "png"};
constexpr std::array<std::string_view, 3> edges = {"pad", "drop", "error"};

constexpr std::uint64_t largest_scale = 1024;

class SharpenCommand final : public Command {
 public:
  void declare(CommandLine& line) override {
    line.section("Input");
    line.value("--input-format", "raw|pgm|png", input_format_,
               "form of the input; by default told by its first bytes");
    line.value("--edge", "pad|drop|error", edge_,
               "where an image is no whole number of tiles: repeat the edge pixel (pad, default), "
               "leave the rim out, or take the image for a bad record");
    common_.declare(line);
    line.section("Picture");
    line.value("--heatmap", "FILE", heatmap_path_,
               "write a PNG with one pixel a tile, the brighter the more edge energy; for one "
               "image, or raw tiles");
    line.value("--heatmap-scale", "N", heatmap_scale_,
               "N x N pixels a tile (default 1, at most 1024)");
    line.arguments(options_.input.files, -1);
    line.takes_files();
  }

  ExitCode run(Messages& messages) override {
    common_.resolve(messages);
    if (input_format_)
      options_.rules.format =
          static_cast<records::TileFormat>(choice("--input-format", input_format_, input_formats));
    options_.rules.edge = static_cast<records::Edge>(choice("--edge", edge_, edges));
    if (heatmap_scale_ && !heatmap_path_)
      throw UsageError("--heatmap-scale: expected --heatmap beside it");
    if (heatmap_scale_)
      options_.heatmap_scale =
          static_cast<unsigned>(number("--heatmap-scale", *heatmap_scale_, 1, largest_scale));
    common_.apply_to(options_);
    options_.heatmap = common_.open_outputs(options_.input.files, "--heatmap", heatmap_path_);
    return common_.run(jobs::sharpen(options_, messages), messages);
  }

 private:
  jobs::SharpenOptions options_;
  Given input_format_, edge_, heatmap_path_, heatmap_scale_;
  JobOptions common_{jobs::sharpen_fields(), 3};
};

}  // namespace

CommandEntry sharpen_command() {
  return {
      "sharpen", "[OPTIONS] [FILE...]", "32x32 grey tiles -> index, edge_energy, mean",
      "Judges how much edge there is in each grey tile of 32x32 pixels: its number from 0 "
      "(index), the sum of its Sobel gradients (edge_energy), and its mean grey (mean).\n"
      "Tiles come raw (1,024 bytes each), or are cut out of PGM (P5) and PNG images row by row; "
      "colour becomes grey by Rec. 601. Several files are one stream; no FILE, or -, is stdin.",
      [] { return std::make_unique<SharpenCommand>(); }};
}

}  // namespace fxpar::cli
