#include "records/byte_source.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "base/error.hpp"
#include "base/text.hpp"
#include "records/compressed.hpp"

namespace fxpar::records {

namespace {

constexpr std::chrono::milliseconds idle_after{100};
constexpr std::size_t preview_bytes = std::size_t{1} << 20;
constexpr engine::ChunkLimits most_for_auto{65'536, std::uint64_t{4} << 20};

}  // namespace

ByteSource::ByteSource(const ByteSourceSettings& settings, const Framing& framing,
                       Messages& messages)
    : settings_(settings), framing_(framing), messages_(messages), pool_(settings.block_size) {}

std::optional<std::uint64_t> ByteSource::expected_records() {
  std::uint64_t total = 0;
  double mean = 0;  // bytes of a record
  for (const std::string& name : settings_.files) {
    const auto seen = io::preview(name, mean == 0 ? preview_bytes : 0);
    if (!seen) return {};
    total += seen->size;
    if (mean != 0 || seen->head.empty()) continue;
    const Framing::Cut cut = framing_.cut(seen->head, 0, ~std::uint64_t{0});
    mean = cut.records > 0 ? static_cast<double>(cut.bytes) / static_cast<double>(cut.records)
                           : static_cast<double>(seen->head.size());
  }
  total_bytes_ = total;
  if (total == 0) return {};  // perhaps a file in /proc, whose size says nothing
  const auto expected = static_cast<std::uint64_t>(static_cast<double>(total) / mean + 0.5);
  return std::min(std::max<std::uint64_t>(expected, 1), settings_.limit.value_or(expected));
}

engine::ChunkLimits ByteSource::auto_limits() const { return most_for_auto; }

bool ByteSource::next(engine::Chunk& chunk, const engine::ChunkLimits& limits) {
  using Bound = engine::Chunk::Bound;
  chunk.first_record = record_;
  while (!ended_) {
    if (chunk.records >= limits.records) {
      chunk.bound = Bound::records;
      return true;
    }
    if (records_left() == 0) break;
    if (dropping_) drop_rest_of_record(chunk);
    if (file_ && first_bytes_judged(chunk) && cut_block(chunk, limits)) continue;
    if (ended_) break;
    if (chunk.bound == Bound::bytes) return true;
    switch (read_more(chunk)) {
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
  return !chunk.empty();
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

bool ByteSource::cut_block(engine::Chunk& chunk, const engine::ChunkLimits& limits) {
  const bool first = chunk.records == 0;
  const std::uint64_t most = std::min(limits.records - chunk.records, records_left());
  std::string_view bytes = unused();
  // The first record goes in whatever its size; the others as long as there is room for them.
  const std::uint64_t room = limits.bytes - std::min(limits.bytes, chunk.bytes_held);
  const bool clipped = !first && bytes.size() > room;
  if (clipped) bytes = bytes.substr(0, room);

  const auto cut = framing_.cut(bytes, std::min(scanned_, bytes.size()), first ? 1 : most);
  if (cut.records > 0) add_piece(chunk, cut.records, cut.bytes);
  scanned_ = cut.scanned;
  if (cut.records > 0) return true;
  if (clipped) {
    chunk.bound = engine::Chunk::Bound::bytes;
  } else if (scanned_ >= settings_.max_record + 2) {
    cut_oversized_record(chunk);
    return true;
  }
  return false;
}

void ByteSource::add_piece(engine::Chunk& chunk, std::uint64_t records, std::size_t bytes) {
  const char* const start = block_->data() + begin_;
  const std::string* const label = &labels_.back();
  if (chunk.empty()) chunk_begun_ = Clock::now();
  engine::Piece* last = chunk.pieces.empty() ? nullptr : &chunk.pieces.back();
  // The same block, since another one may happen to lie right behind it.
  if (last != nullptr && last->owner == block_ && last->label == label &&
      last->bytes.data() + last->bytes.size() == start) {
    last->bytes = {last->bytes.data(), last->bytes.size() + bytes};
  } else {
    chunk.pieces.push_back({block_, {start, bytes}, record_, line_, label});
    shared_ = true;
  }
  chunk.records += records;
  chunk.bytes_in += bytes;
  chunk.bytes_held += bytes;
  begin_ += bytes;
  record_ += records;
  line_ += records;
}

void ByteSource::cut_last_record(engine::Chunk& chunk) {
  if (begin_ < end_) add_piece(chunk, 1, end_ - begin_);
  scanned_ = 0;
}

// Its beginning is enough for the function to see that it is too long: one byte more than allowed,
// and one that may be a CR which does not count.
void ByteSource::cut_oversized_record(engine::Chunk& chunk) {
  add_piece(chunk, 1, static_cast<std::size_t>(settings_.max_record + 2));
  scanned_ = 0;
  dropping_ = true;
  if (settings_.on_error == OnError::stop) ended_ = true;  // it is where the run ends
}

void ByteSource::drop_rest_of_record(engine::Chunk& chunk) {
  const auto cut = framing_.cut(unused(), 0, 1);
  const std::size_t dropped = cut.records > 0 ? cut.bytes : end_ - begin_;
  begin_ += dropped;
  chunk.bytes_in += dropped;
  if (cut.records > 0) dropping_ = false;
}

ByteSource::More ByteSource::read_more(engine::Chunk& chunk) {
  if (interrupted_) return More::end;
  if (!file_) return open_next(chunk) ? More::yes : More::end;
  const auto patience = patience_with(chunk);
  if (patience && patience->count() <= 0) return More::idle;
  make_room();
  try {
    const auto got = file_->read(block_->data() + end_, block_->capacity() - end_,
                                 wake_.descriptor(), patience);
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
        if (!dropping_) cut_last_record(chunk);
        close_file();
        return More::yes;
    }
  } catch (const IoError& error) {
    fault(chunk, Fault::Kind::read_failed, error.what());
    ended_ = true;
  }
  return More::yes;
}

// How long this chunk may wait for more; none: for ever.
std::optional<std::chrono::milliseconds> ByteSource::patience_with(const engine::Chunk& chunk) {
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
  labels_.push_back(file_->label());
  line_ = 1;
  judged_ = false;
  if (name == "-" && file_->is_terminal())
    messages_.note("reading stdin from the terminal; Ctrl-D ends it");
  return true;
}

void ByteSource::close_file() {
  file_.reset();
  begin_ = end_;
  scanned_ = 0;
  dropping_ = false;
}

void ByteSource::make_room() {
  const std::size_t partial = end_ - begin_;
  // A block that grew for one long record is given up once that record is cut.
  const bool outgrown = block_ && shared_ && block_->capacity() > pool_.block_size();
  if (block_ && end_ < block_->capacity() && !outgrown) return;
  if (block_ && !shared_) {
    if (partial == 0) {
      begin_ = end_ = 0;
      return;
    }
    if (begin_ == 0) return block_->grow(2 * block_->capacity());
  }
  auto fresh = pool_.take(std::max(pool_.block_size(), 2 * partial));
  if (partial > 0) std::memcpy(fresh->data(), block_->data() + begin_, partial);
  block_ = std::move(fresh);
  shared_ = false;
  begin_ = 0;
  end_ = partial;
}

bool ByteSource::first_bytes_judged(engine::Chunk& chunk) {
  if (judged_) return true;
  const Sniffed sniffed = sniff_compression(unused());
  if (!sniffed.decided) return false;
  judged_ = true;
  if (!sniffed.compression) return true;
  const std::string& label = labels_.back();
  const bool named = label != "stdin";
  const std::string file = named ? shell_quoted(label) : "";
  const char* const blank = named ? " " : "";
  fault(chunk, Fault::Kind::bad_record,
        fmt::format("{}:1: {} data, expected plain records: use {}{}{} | fxpar ...", label,
                    sniffed.compression->name, sniffed.compression->command, blank, file));
  ++chunk.records;
  ++record_;
  close_file();
  return false;
}

void ByteSource::fault(engine::Chunk& chunk, Fault::Kind kind, std::string text) {
  if (chunk.empty()) chunk_begun_ = Clock::now();
  chunk.faults.push_back({kind, record_, std::move(text)});
  if (settings_.on_error == OnError::stop) ended_ = true;
}

}  // namespace fxpar::records
