#include "records/byte_source.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "base/error.hpp"

namespace fxpar::records {

namespace {

constexpr std::chrono::milliseconds idle_after{100};
constexpr std::size_t preview_bytes = std::size_t{1} << 20;
constexpr engine::ChunkLimits most_for_auto{65'536, std::uint64_t{4} << 20};

/// Of the records in the preview of a file.
double mean_record_bytes(Framing& framing, const io::Preview& seen) {
  const bool whole = seen.head.size() == seen.size;
  std::string_view rest = seen.head;
  std::uint64_t records = 0;
  for (;;) {
    const Found found = framing.find(rest, whole, ~std::uint64_t{0}, records);
    records += found.records;
    rest.remove_prefix(found.skip + (found.stays ? 0 : found.bytes));
    if (found.empty() || found.rest_is_lost) break;
  }
  const auto used = static_cast<double>(seen.head.size() - rest.size());
  return records > 0 && used > 0 ? used / static_cast<double>(records)
                                 : static_cast<double>(seen.head.size());
}

}  // namespace

ByteSource::ByteSource(const ByteSourceSettings& settings, OpenFraming open_framing,
                       Messages& messages)
    : settings_(settings),
      open_framing_(std::move(open_framing)),
      messages_(messages),
      pool_(settings.block_size) {}

std::optional<std::uint64_t> ByteSource::expected_records() {
  std::uint64_t total = 0;
  double mean = 0;  // bytes of a record
  for (const std::string& name : settings_.files) {
    const auto seen = io::preview(name, mean == 0 ? preview_bytes : 0);
    if (!seen) return {};
    total += seen->size;
    if (mean == 0 && !seen->head.empty())
      mean = mean_record_bytes(*open_framing_(name, name, true), *seen);
  }
  total_bytes_ = total;
  if (mean == 0) return {};  // perhaps a file in /proc, whose size says nothing
  const auto expected = static_cast<std::uint64_t>(static_cast<double>(total) / mean + 0.5);
  return std::min(std::max<std::uint64_t>(expected, 1), settings_.limit.value_or(expected));
}

engine::ChunkLimits ByteSource::auto_limits() const { return most_for_auto; }

bool ByteSource::next(engine::Chunk& chunk, const engine::ChunkLimits& limits, engine::Room& room) {
  using Bound = engine::Chunk::Bound;
  chunk.first_record = record_;
  while (!ended_) {
    if (chunk.records >= limits.records) {
      chunk.bound = Bound::records;
      return true;
    }
    if (records_left() == 0) break;
    if (file_) {
      const Taken taken = take(chunk, limits);
      if (taken == Taken::some) continue;
      if (taken == Taken::chunk_full) {
        chunk.bound = Bound::bytes;
        return true;
      }
    }
    switch (read_more(chunk, room)) {
      case More::yes:
        break;
      case More::idle:
        chunk.bound = Bound::idle;
        return true;
      case More::end:
        ended_ = true;
    }
  }
  ended_ = true;
  return !chunk.empty() || chunk.bytes_in > 0;
}

void ByteSource::interrupt() {
  interrupted_ = true;
  wake_.notify();
}

engine::Source::Position ByteSource::position() const {
  Position position{bytes_read_.load(std::memory_order_relaxed), {}, true};
  if (const std::uint64_t total = total_bytes_.load(std::memory_order_relaxed); total > 0)
    position.total = total;
  return position;
}

std::uint64_t ByteSource::records_left() const {
  return settings_.limit ? *settings_.limit - record_ : ~std::uint64_t{0};
}

ByteSource::Taken ByteSource::take(engine::Chunk& chunk, const engine::ChunkLimits& limits) {
  const std::uint64_t most = std::min(limits.records - chunk.records, records_left());
  const std::string_view bytes = unused();
  const std::uint64_t room = limits.bytes - std::min(limits.bytes, chunk.bytes);
  const bool clipped = bytes.size() > room;
  Found found = framing_->find(bytes.substr(0, room), at_end_ && !clipped, most, record_);
  if (found.empty() && clipped) {
    if (chunk.records > 0) return Taken::chunk_full;
    found = framing_->find(bytes, at_end_, 1, record_);  // the first goes in whatever its size
  }
  begin_ += found.skip;
  line_ += found.lines;
  chunk.bytes_in += found.skip;
  if (found.records > 0) add_piece(chunk, found);
  if (found.bad) {
    fault(chunk, found.refused ? Fault::Kind::refused : Fault::Kind::bad_record,
          std::move(*found.bad));
    ++chunk.records;
    ++record_;
  }
  if (found.too_long && settings_.on_error == OnError::stop) ended_ = true;
  if (found.rest_is_lost || (found.empty() && at_end_)) {
    close_file();
    return Taken::some;
  }
  return found.empty() ? Taken::nothing : Taken::some;
}

void ByteSource::add_piece(engine::Chunk& chunk, const Found& found) {
  if (chunk.empty()) chunk_begun_ = Clock::now();
  engine::Piece piece;
  piece.context = framing_->context();
  piece.first_record = record_;
  piece.records = found.records;
  piece.first_line = line_;
  if (found.owner) {
    piece.owner = found.owner;
    piece.bytes = found.held;
  } else {
    piece.owner = block_;
    piece.bytes = unused().substr(0, found.bytes);
  }
  chunk.records += found.records;
  chunk.bytes += piece.bytes.size();
  chunk.bytes_held += found.beside;
  record_ += found.records;
  line_ += found.record_lines;
  if (!found.stays) {
    begin_ += found.bytes;
    chunk.bytes_in += found.bytes;
  }

  engine::Piece* last = chunk.pieces.empty() ? nullptr : &chunk.pieces.back();
  // The same owner, since another block may happen to lie right behind it.
  if (last != nullptr && last->owner == piece.owner && last->context == piece.context &&
      last->bytes.data() + last->bytes.size() == piece.bytes.data()) {
    last->bytes = {last->bytes.data(), last->bytes.size() + piece.bytes.size()};
    last->records += piece.records;
    return;
  }
  // A block is held whole, however little of it is here.
  if (last == nullptr || last->owner != piece.owner)
    chunk.bytes_held += found.owner ? found.held.size() : std::max(end_, pool_.block_size());
  shared_ = shared_ || piece.owner == block_;
  chunk.pieces.push_back(std::move(piece));
}

ByteSource::More ByteSource::read_more(engine::Chunk& chunk, engine::Room& room) {
  if (interrupted_) return More::end;
  if (!file_) return open_next(chunk) ? More::yes : More::end;
  const auto patience = patience_with(chunk);
  if (patience && patience->count() <= 0) return More::idle;
  make_room(room);
  try {
    // Of a large block no more is touched than a long record needs.
    const std::size_t most = std::min(block_->capacity() - end_, pool_.block_size());
    const auto got = file_->read(block_->data() + end_, most, wake_.descriptor(), patience);
    switch (got.status) {
      case io::InputFile::Status::bytes:
        end_ += got.bytes;
        bytes_read_.fetch_add(got.bytes, std::memory_order_relaxed);
        return More::yes;
      case io::InputFile::Status::timeout:
        return More::idle;
      case io::InputFile::Status::interrupted:
        return More::end;
      case io::InputFile::Status::end:
        at_end_ = true;
        return More::yes;
    }
  } catch (const IoError& error) {
    fault(chunk, Fault::Kind::read_failed, error.what());
    ended_ = true;
  }
  return More::yes;
}

// How long this chunk may wait for more; none: for ever.
std::optional<std::chrono::milliseconds> ByteSource::patience_with(
    const engine::Chunk& chunk) const {
  if (file_->is_regular() || chunk.empty()) return {};
  if (settings_.fixed_chunk) return idle_after;
  return std::chrono::ceil<std::chrono::milliseconds>(chunk_begun_ + idle_after - Clock::now());
}

bool ByteSource::open_next(engine::Chunk& chunk) {
  if (next_file_ == settings_.files.size()) return false;
  const std::string& name = settings_.files[next_file_++];
  try {
    file_.emplace(name);
  } catch (const IoError& error) {
    fault(chunk, Fault::Kind::cannot_open, error.what());
    return true;
  }
  framing_ = open_framing_(name, file_->label(), false);
  line_ = 1;
  if (name == "-" && file_->is_terminal())
    messages_.note("reading stdin from the terminal; Ctrl-D ends it");
  return true;
}

void ByteSource::close_file() {
  file_.reset();
  begin_ = end_;
  at_end_ = false;
}

void ByteSource::make_room(engine::Room& room) {
  const std::size_t partial = end_ - begin_;
  // A block that grew for one long record is given up once that record is cut.
  const bool outgrown = block_ && shared_ && block_->capacity() > pool_.block_size();
  if (block_ && end_ < block_->capacity() && !outgrown) return;
  if (block_ && !shared_) {
    if (partial == 0) {
      begin_ = end_ = 0;
      return;
    }
    if (begin_ == 0) {
      room.wait_for(2 * end_);
      return block_->grow(2 * block_->capacity());
    }
  }
  const std::size_t size = std::max(pool_.block_size(), 2 * partial);
  if (size > pool_.block_size()) room.wait_for(size);
  auto fresh = pool_.take(size);
  if (partial > 0) std::memcpy(fresh->data(), block_->data() + begin_, partial);
  block_ = std::move(fresh);
  shared_ = false;
  begin_ = 0;
  end_ = partial;
}

void ByteSource::fault(engine::Chunk& chunk, Fault::Kind kind, std::string text) {
  if (chunk.empty()) chunk_begun_ = Clock::now();
  chunk.faults.push_back({kind, record_, std::move(text)});
  if (settings_.on_error == OnError::stop || kind == Fault::Kind::refused) ended_ = true;
}

}  // namespace fxpar::records
