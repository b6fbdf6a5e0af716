// Fuzz target: the line source read in pieces against a plain split of the whole.
//
// The first bytes of the input choose the block size (so that records are cut at any byte), the
// limits of a chunk, the terminator and how the rest is spread over files; the oracle is twenty
// lines that know nothing of blocks and chunks.
#include "records/byte_source.hpp"

#include <fmt/format.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "../unit/plenty_of_room.hpp"
#include "memory_file.hpp"
#include "records/compressed.hpp"
#include "records/lines.hpp"

namespace {

using namespace fxpar;

struct Seen {
  std::uint64_t record, line;
  std::size_t file;
  std::string content;
  bool operator==(const Seen&) const = default;
};

std::vector<Seen> split_plainly(const std::vector<std::string_view>& files, char end) {
  std::vector<Seen> all;
  std::uint64_t record = 0;
  for (std::size_t file = 0; file < files.size(); ++file) {
    if (records::sniff_compression(files[file]).compression) {
      ++record;
      continue;
    }
    std::uint64_t line = 1;
    for (std::string_view rest = files[file]; !rest.empty(); ++line, ++record) {
      const std::size_t at = std::min(rest.find(end), rest.size());
      std::string content(rest.substr(0, at));
      if (end == '\n' && at < rest.size() && content.ends_with('\r')) content.pop_back();
      all.push_back({record, line, file, std::move(content)});
      rest.remove_prefix(std::min(at + 1, rest.size()));
    }
  }
  return all;
}

}  // namespace

/// False if the two differ.
bool source_agrees_with_plain_split(std::string_view input) {
  if (input.size() < 4) return true;
  const auto choice = [&](std::size_t i) { return static_cast<unsigned char>(input[i]); };
  records::ByteSourceSettings settings;
  settings.block_size = 1u + choice(0) % 64u;
  settings.on_error = OnError::skip;
  const engine::ChunkLimits limits{1u + choice(1) % 8u, 1u + choice(2)};
  const bool null = choice(3) % 2 != 0;
  const std::size_t file_count = 1u + choice(3) / 2 % 3u;
  const std::string_view bytes = input.substr(4);

  std::vector<std::string_view> contents;
  std::vector<std::unique_ptr<MemoryFile>> files;
  for (std::size_t i = 0; i < file_count; ++i) {
    const std::size_t from = bytes.size() * i / file_count,
                      to = bytes.size() * (i + 1) / file_count;
    contents.push_back(bytes.substr(from, to - from));
    files.push_back(std::make_unique<MemoryFile>(contents.back()));
    settings.files.push_back(files.back()->name());
  }

  const records::LineRules rules{.terminator = null ? '\0' : '\n'};
  Messages messages("fuzz");
  records::ByteSource source(settings, records::line_framing(rules), messages);
  std::vector<Seen> seen;
  std::uint64_t next = 0;
  bool consistent = true;
  for (engine::Chunk chunk; source.next(chunk, limits, room); chunk.clear()) {
    consistent = consistent && chunk.first_record == next && chunk.records <= limits.records;
    next += chunk.records;
    for (const engine::Piece& piece : chunk.pieces) {
      std::size_t file = 0;
      while (settings.files[file] != piece.context->label) ++file;
      std::string_view rest = piece.bytes;
      for (std::uint64_t i = 0; !rest.empty(); ++i) {
        const auto record = rules.first(rest);
        rest.remove_prefix(record.bytes);
        seen.push_back(
            {piece.first_record + i, piece.first_line + i, file, std::string(record.content)});
      }
    }
  }
  return consistent && seen == split_plainly(contents, null ? '\0' : '\n');
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (!source_agrees_with_plain_split({reinterpret_cast<const char*>(data), size})) abort();
  return 0;
}
