#include "jobs/sharpen.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstring>
#include <memory>

#include "base/error.hpp"
#include "base/text.hpp"
#include "format/heatmap.hpp"
#include "kernels/kernels.hpp"

namespace fxpar::jobs {

namespace {

static_assert(records::tile_bytes == kernels::tile_bytes);

constexpr std::array<std::string_view, 6> field_names = {"index", "edge_energy", "mean",
                                                         "image", "x",           "y"};
enum class Field { index, energy, mean, image, x, y };  // in the same order

// Fewer than kernels::batch_size, because they are copied out of an image.
constexpr std::size_t batch_size = 64;

/// What all workers share.
struct Setup {
  kernels::SharpenKernel kernel;
  format::RowShape shape;
  std::vector<Field> fields;
  bool rows;
  bool energies;  // for a heatmap
};

class SharpenFunction final : public engine::Function {
 public:
  explicit SharpenFunction(std::shared_ptr<const Setup> setup) : setup_(std::move(setup)) {}

  void operator()(const engine::Chunk& chunk, engine::Result& result) override {
    for (const engine::Piece& piece : chunk.pieces) {
      reader_.open(piece);
      const bool pixels_stay = static_cast<const records::ImageContext&>(*piece.context).raw;
      while (const std::size_t count = read_batch(pixels_stay)) do_batch(count, result);
    }
  }

 private:
  std::size_t read_batch(bool pixels_stay) {
    std::size_t count = 0;
    while (count < batch_size && reader_.next(tiles_[count])) {
      pixels_[count] = tiles_[count].pixels;
      if (!pixels_stay) {
        std::uint8_t* const copy = copies_.data() + count * kernels::tile_bytes;
        std::memcpy(copy, tiles_[count].pixels, kernels::tile_bytes);
        pixels_[count] = copy;
      }
      ++count;
    }
    return count;
  }

  void do_batch(std::size_t count, engine::Result& result) {
    setup_->kernel(std::span(pixels_).first(count), sharpness_.data());
    format::RowWriter row(setup_->shape, result.out);
    for (std::size_t i = 0; i < count; ++i) {
      const kernels::Sharpness& sharpness = sharpness_[i];
      result.checksum.add(kernels::sharpen_checksum_base, checksum_term(sharpness));
      if (setup_->energies) result.values.push_back(sharpness.energy);
      if (!setup_->rows) continue;
      for (const Field field : setup_->fields) row.number(value_of(field, tiles_[i], sharpness));
      row.end_row();
    }
  }

  static std::uint64_t value_of(Field field, const records::Tile& tile,
                                const kernels::Sharpness& sharpness) {
    switch (field) {
      case Field::index:
        return tile.index;
      case Field::energy:
        return sharpness.energy;
      case Field::mean:
        return sharpness.mean;
      case Field::image:
        return tile.image;
      case Field::x:
        return tile.x;
      case Field::y:
        return tile.y;
    }
    return 0;
  }

  const std::shared_ptr<const Setup> setup_;
  records::TileReader reader_;
  std::array<records::Tile, batch_size> tiles_;
  std::array<const std::uint8_t*, batch_size> pixels_;
  std::array<kernels::Sharpness, batch_size> sharpness_;
  std::array<std::uint8_t, batch_size * kernels::tile_bytes> copies_;
};

/// Gathers the energies of all tiles, and draws them when the last one was there. The source lets
/// only one image pass, or raw tiles.
class Heatmap final : public Observer {
 public:
  Heatmap(io::Output& file, unsigned scale) : file_(file), scale_(scale) {}

  void take(const engine::Chunk& chunk, const engine::Result& result) override {
    if (!chunk.pieces.empty()) {
      const auto& image = static_cast<const records::ImageContext&>(*chunk.pieces[0].context);
      columns_ = image.raw ? 0 : image.columns;
    }
    energies_.insert(energies_.end(), result.values.begin(), result.values.end());
  }

  void complete(Messages&) override {
    // An older picture must not pass for the one of this run.
    if (energies_.empty()) throw IoError("--heatmap: no tile to draw, expected at least one");
    const double side = std::ceil(std::sqrt(static_cast<double>(energies_.size())));
    const std::uint64_t columns = columns_ > 0 ? columns_ : static_cast<std::uint64_t>(side);
    file_.write(format::heatmap_png(energies_, columns, scale_));
    file_.commit();
  }

 private:
  io::Output& file_;
  const unsigned scale_;
  std::uint64_t columns_ = 0;  // of tiles in the image; 0: they are raw
  std::vector<std::uint64_t> energies_;
};

/// Says how much an edge cost.
class DroppedPixels final : public Observer {
 public:
  explicit DroppedPixels(std::shared_ptr<std::atomic<std::uint64_t>> count)
      : count_(std::move(count)) {}

  void take(const engine::Chunk&, const engine::Result&) override {}
  void complete(Messages& messages) override {
    if (const std::uint64_t count = *count_; count > 0)
      messages.note(fmt::format("{} pixel{} outside of whole tiles left out", grouped(count),
                                count == 1 ? "" : "s"));
  }

 private:
  const std::shared_ptr<std::atomic<std::uint64_t>> count_;
};

}  // namespace

std::span<const std::string_view> sharpen_fields() { return field_names; }

Job sharpen(const SharpenOptions& options, Messages& messages) {
  const auto setup = std::make_shared<const Setup>(Setup{options.kernels->sharpen,
                                                         {options.format, options.fields},
                                                         chosen_fields<Field>(options, field_names),
                                                         options.rows,
                                                         options.heatmap != nullptr});
  records::TileRules rules = options.rules;
  rules.single_image = options.heatmap != nullptr;
  rules.dropped_pixels = std::make_shared<std::atomic<std::uint64_t>>(0);
  Job job = row_job("sharpen", options, records::tile_framing(rules), messages);
  job.function = [setup] { return std::make_unique<SharpenFunction>(setup); };
  if (options.heatmap != nullptr)
    job.observers.push_back(std::make_unique<Heatmap>(*options.heatmap, options.heatmap_scale));
  job.observers.push_back(std::make_unique<DroppedPixels>(rules.dropped_pixels));
  return job;
}

}  // namespace fxpar::jobs
