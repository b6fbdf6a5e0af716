// Where records end: what differs between kinds of byte input. The source (byte_source.hpp) reads,
// and has the framing of each file find the records in what was read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/chunk.hpp"

namespace fxpar::records {

/// What a framing found at the front of the bytes that it was shown, in this order: bytes that are
/// in no record, then whole records, then perhaps a bad one. All empty: it needs more bytes.
struct Found {
  std::size_t skip = 0;  // bytes in no record (a header, a blank line); `lines` of them
  std::uint64_t lines = 0;

  std::uint64_t records = 0;  // whole records
  std::size_t bytes = 0;      // where they lie, behind `skip`
  std::uint64_t record_lines = 0;
  bool stays = false;     // those bytes are needed again: the records are only a part of them
  bool too_long = false;  // the last record is only a beginning; its function will refuse it
  std::shared_ptr<const void> owner;  // if they lie elsewhere (they were decoded), who holds them
  std::string_view held;              // and where
  std::uint64_t beside = 0;           // bytes that reading them will need besides

  std::optional<std::string> bad;  // a record that cannot be one: what was found and expected
  bool rest_is_lost = false;       // and nothing behind it in this file can be read
  bool refused = false;            // it may be good, but ends the run (Fault::Kind::refused)

  bool empty() const { return skip == 0 && records == 0 && !bad; }
};

/// Finds the records of one file. It is shown the bytes that are not used yet, from the first on:
/// always the same ones again and more behind them, or fewer (then it finds nothing new).
class Framing {
 public:
  virtual ~Framing() = default;

  /// At most `most` records (at least 1) in `bytes`, of which the first is the `number`th of the
  /// stream. `whole`: the file ends with them.
  virtual Found find(std::string_view bytes, bool whole, std::uint64_t most,
                     std::uint64_t number) = 0;

  /// Of the records that find() found last.
  virtual std::shared_ptr<const engine::PieceContext> context() const = 0;
};

/// What is wrong with a record that is longer than --max-record.
std::string too_long_text(std::uint64_t max_record);

/// Makes the framing for a file of this name (`-` is stdin) that messages call `label`. A preview
/// only estimates how many records there are: nothing that it finds counts.
using OpenFraming = std::function<std::unique_ptr<Framing>(const std::string& name,
                                                           const std::string& label, bool preview)>;

}  // namespace fxpar::records
