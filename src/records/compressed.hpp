// Compressed input, told by its first bytes. fxpar does not read it yet; it says which command
// does.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fxpar::records {

struct Compression {
  std::string_view name;     // `gzip`
  std::string_view command;  // `zcat`: writes the content to stdout
};

struct Sniffed {
  bool decided;  // false: `bytes` could still become one of the kinds
  std::optional<Compression> compression;
};

/// Judges the first bytes of an input.
Sniffed sniff_compression(std::string_view bytes);

/// What is bad about such an input, and the pipe that makes it good.
std::string compressed_text(const Compression& compression, const std::string& label);

}  // namespace fxpar::records
