#include "records/compressed.hpp"

#include <fmt/format.h>

#include <array>

#include "base/text.hpp"

namespace fxpar::records {

namespace {

struct Kind {
  std::string_view magic;
  Compression compression;
};

using namespace std::string_view_literals;

// From RFC 1952 (1f 8b, method 8), RFC 8878, the xz file format 1.1, and bzip2, whose block size
// digit stands before the magic of the first block (or of the end, where there is none).
constexpr std::array kinds = {
    Kind{"\x1f\x8b\x08"sv, {"gzip", "zcat"}},
    Kind{"\x28\xb5\x2f\xfd"sv, {"zstd", "zstdcat"}},
    Kind{"\xfd\x37\x7a\x58\x5a\x00"sv, {"xz", "xzcat"}},
    Kind{"BZh?\x31\x41\x59\x26\x53\x59"sv, {"bzip2", "bzcat"}},
    Kind{"BZh?\x17\x72\x45\x38\x50\x90"sv, {"bzip2", "bzcat"}},
};

bool begins_alike(std::string_view bytes, std::string_view magic) {
  for (std::size_t i = 0; i < bytes.size() && i < magic.size(); ++i) {
    const bool digit = magic[i] == '?' && bytes[i] >= '1' && bytes[i] <= '9';
    if (bytes[i] != magic[i] && !digit) return false;
  }
  return true;
}

}  // namespace

Sniffed sniff_compression(std::string_view bytes) {
  bool open = false;
  for (const Kind& kind : kinds) {
    if (!begins_alike(bytes, kind.magic)) continue;
    if (bytes.size() >= kind.magic.size()) return {true, kind.compression};
    open = true;
  }
  return {!open, {}};
}

std::string compressed_text(const Compression& compression, const std::string& label) {
  const bool named = label != "stdin";
  return fmt::format("{}:1: {} data, expected plain records: use {}{}{} | fxpar ...", label,
                     compression.name, compression.command, named ? " " : "",
                     named ? shell_quoted(label) : "");
}

}  // namespace fxpar::records
