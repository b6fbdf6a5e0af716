// Numbers and names as people write and read them: strict parsing of what a user typed, and the
// forms that messages and reports show.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace fxpar {

/// A decimal number without sign, blank or overflow; nothing where the text is anything else.
std::optional<std::uint64_t> parse_number(std::string_view text);

/// A number of bytes: `4096`, `64K`, `4MiB`, `1G`. All suffixes are powers of 1024.
std::optional<std::uint64_t> parse_size(std::string_view text);

/// A name or value safe to show on one line: control characters, backslashes and bytes that are
/// not UTF-8 become escapes.
std::string printable(std::string_view text);

/// A word that a shell reads as `text`, in quotes only where it needs them.
std::string shell_quoted(std::string_view text);

/// 1234567 as `1,234,567`.
std::string grouped(std::uint64_t number);

/// So many of a thing, as in a sentence: `one worker`, `0 workers`, `1,234 workers`.
std::string counted(std::uint64_t n, std::string_view thing);

/// Bytes as `51.2 MiB`, at most four digits.
std::string human_bytes(std::uint64_t bytes);

/// Seconds as `3.5 us`, `12 ms`, `1.84 s`, `12 min`, `3.1 h`.
std::string human_seconds(double seconds);

/// The candidate that a misspelt word most likely meant; empty if none is near.
std::string_view nearest(std::string_view word, std::span<const std::string_view> candidates);

/// Breaks `text` at blanks into lines of at most `width`, each but the first after `indent`.
std::string wrapped(std::string_view text, std::size_t width, std::string_view indent);

}  // namespace fxpar
