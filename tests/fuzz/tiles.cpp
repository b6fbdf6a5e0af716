// Fuzz target: tiles read in small pieces against the same files read at once.
//
// The first bytes of the input choose the block size (so that headers, bands and chunks of a PNG
// are cut at any byte), the limits of a chunk, the rules and how the rest is spread over files.
// What must agree is every tile with its numbers and pixels, every message, and how many pixels
// were dropped.
#include "records/tiles.hpp"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../unit/plenty_of_room.hpp"
#include "base/xxh3.hpp"
#include "memory_file.hpp"
#include "records/byte_source.hpp"

namespace {

using namespace fxpar;

struct Seen {
  std::uint64_t record, image, x, y, pixels;
  std::string message;  // of a bad one, which has nothing else
  bool operator==(const Seen&) const = default;
};

struct All {
  std::vector<Seen> seen;
  std::uint64_t dropped;
  bool operator==(const All&) const = default;
};

class Reading {
 public:
  /// False if chunks, pieces and their numbers do not fit together.
  bool add(const engine::Chunk& chunk) {
    if (chunk.first_record != seen_.size()) return false;
    fault_ = 0;
    for (const engine::Piece& piece : chunk.pieces) {
      add_faults(chunk, piece.first_record);
      if (seen_.size() != piece.first_record) return false;
      reader_.open(piece);
      for (records::Tile tile; reader_.next(tile);) {
        const std::string_view pixels(reinterpret_cast<const char*>(tile.pixels),
                                      records::tile_bytes);
        seen_.push_back({tile.index, tile.image, tile.x, tile.y, xxh3(pixels), ""});
      }
      if (seen_.size() != piece.first_record + piece.records) return false;
    }
    add_faults(chunk, ~std::uint64_t{0});
    return seen_.size() == chunk.first_record + chunk.records;
  }

  const std::vector<Seen>& seen() const { return seen_; }

 private:
  void add_faults(const engine::Chunk& chunk, std::uint64_t before) {
    for (; fault_ < chunk.faults.size() && chunk.faults[fault_].record < before; ++fault_)
      seen_.push_back({chunk.faults[fault_].record, 0, 0, 0, 0, chunk.faults[fault_].text});
  }

  records::TileReader reader_;
  std::vector<Seen> seen_;
  std::size_t fault_ = 0;
};

std::optional<All> read_all(const records::ByteSourceSettings& settings, records::TileRules rules,
                            const engine::ChunkLimits& limits) {
  Messages messages("fuzz");
  rules.dropped_pixels = std::make_shared<std::atomic<std::uint64_t>>(0);
  records::ByteSource source(settings, records::tile_framing(rules), messages);
  source.expected_records();  // a preview may not change what is found
  Reading reading;
  for (engine::Chunk chunk; source.next(chunk, limits, room); chunk.clear())
    if (chunk.records > limits.records || !reading.add(chunk)) return {};
  for (std::size_t i = 0; i < reading.seen().size(); ++i)
    if (reading.seen()[i].record != i) return {};
  return All{reading.seen(), *rules.dropped_pixels};
}

}  // namespace

/// False if the two differ.
bool tiles_agree_however_they_come(std::string_view input) {
  if (input.size() < 6) return true;
  const auto choice = [&](std::size_t i) { return static_cast<unsigned char>(input[i]); };
  using enum records::TileFormat;
  constexpr std::array<std::optional<records::TileFormat>, 6> formats = {
      std::nullopt, std::nullopt, std::nullopt, raw, pgm, png};
  constexpr std::array edges = {records::Edge::pad, records::Edge::drop, records::Edge::error};
  const records::TileRules rules{.format = formats[choice(3) % formats.size()],
                                 .edge = edges[choice(4) % edges.size()]};
  records::ByteSourceSettings settings;
  settings.on_error = OnError::skip;
  const std::size_t file_count = 1u + choice(5) % 3u;
  const std::string_view bytes = input.substr(6);

  std::vector<std::unique_ptr<MemoryFile>> files;
  for (std::size_t i = 0; i < file_count; ++i) {
    const std::size_t from = bytes.size() * i / file_count,
                      to = bytes.size() * (i + 1) / file_count;
    files.push_back(std::make_unique<MemoryFile>(bytes.substr(from, to - from)));
    settings.files.push_back(files.back()->name());
  }

  const auto at_once = read_all(settings, rules, {});
  settings.block_size = choice(0) < 192 ? 1u + choice(0) % 64u : 16u * choice(0);
  const auto in_parts = read_all(settings, rules, {1u + choice(1) % 8u, 1u + 16u * choice(2)});
  return at_once && in_parts && *at_once == *in_parts;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (!tiles_agree_however_they_come({reinterpret_cast<const char*>(data), size})) abort();
  return 0;
}
