// Fuzz target: credentials read in small pieces against the same files read at once.
//
// The first bytes of the input choose the block size (so that rows are cut at any byte), the limits
// of a chunk, the format, the longest record and how the rest is spread over files. Each small
// piece gets a reader of its own, so that what a reader has seen before may not matter either. What
// must agree is every row: its number, its content, and the message (with the line) where it is
// bad.
#include "records/credentials.hpp"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../unit/plenty_of_room.hpp"
#include "memory_file.hpp"
#include "records/byte_source.hpp"

namespace {

using namespace fxpar;

struct Seen {
  std::uint64_t record;
  std::string user, message;  // one of them
  std::uint64_t salt, secret;
  bool operator==(const Seen&) const = default;
};

/// False if the piece has not as many rows as it says.
bool read_piece(records::CredentialReader& reader, const engine::Piece& piece,
                std::vector<Seen>& seen) {
  using Row = records::CredentialReader::Row;
  std::vector<records::Credential> all;  // their users must stay valid
  const std::size_t before = seen.size();
  reader.open(piece);
  records::Credential credential;
  for (Row row; (row = reader.next(credential)) != Row::end; all.push_back(credential)) {
    const bool bad = row == Row::bad;
    if (bad) credential = {};
    seen.push_back(
        {reader.record(), "", bad ? reader.message() : "", credential.salt, credential.secret});
  }
  for (std::size_t i = 0; i < all.size(); ++i) seen[before + i].user = all[i].user;
  return all.size() == piece.records;
}

/// Nothing if chunks, pieces and their numbers do not fit together.
std::optional<std::vector<Seen>> read_all(const records::ByteSourceSettings& settings,
                                          const records::CredentialRules& rules,
                                          const engine::ChunkLimits& limits, bool one_reader) {
  Messages messages("fuzz");
  records::ByteSource source(settings, records::credential_framing(rules), messages);
  std::optional<records::CredentialReader> reader;
  std::vector<Seen> seen;
  for (engine::Chunk chunk; source.next(chunk, limits, room); chunk.clear()) {
    if (chunk.first_record != seen.size() || chunk.records > limits.records) return {};
    std::size_t faults = 0;
    for (const engine::Piece& piece : chunk.pieces) {
      for (; seen.size() < piece.first_record && faults < chunk.faults.size(); ++faults)
        seen.push_back({chunk.faults[faults].record, "", chunk.faults[faults].text, 0, 0});
      if (!reader || !one_reader) reader.emplace(rules.max_record);
      if (!read_piece(*reader, piece, seen)) return {};
    }
    for (; faults < chunk.faults.size(); ++faults)
      seen.push_back({chunk.faults[faults].record, "", chunk.faults[faults].text, 0, 0});
    if (chunk.first_record + chunk.records != seen.size()) return {};
  }
  for (std::size_t i = 0; i < seen.size(); ++i)
    if (seen[i].record != i) return {};
  return seen;
}

}  // namespace

/// False if the two differ.
bool credentials_agree_however_they_are_cut(std::string_view input) {
  if (input.size() < 6) return true;
  const auto choice = [&](std::size_t i) { return static_cast<unsigned char>(input[i]); };
  using enum records::CredentialFormat;
  constexpr std::array<std::optional<records::CredentialFormat>, 4> formats = {csv, tsv, jsonl, {}};
  records::CredentialRules rules{.format = formats[choice(3) % 4u]};
  if (choice(4) % 4u == 0) rules.max_record = choice(4);
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

  const auto at_once = read_all(settings, rules, {}, true);
  settings.block_size = 1u + choice(0) % 64u;
  const auto cut = read_all(settings, rules, {1u + choice(1) % 8u, 1u + choice(2)}, false);
  return at_once && cut && *at_once == *cut;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (!credentials_agree_however_they_are_cut({reinterpret_cast<const char*>(data), size})) abort();
  return 0;
}
