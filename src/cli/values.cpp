#include "cli/values.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"

namespace fxpar::cli {

namespace {

[[noreturn]] void refuse(std::string_view option, std::string_view text,
                         const std::string& expected) {
  throw UsageError(fmt::format("{}: '{}', expected {}", option, printable(text), expected));
}

std::string range(std::uint64_t least, std::uint64_t most) {
  return most == std::numeric_limits<std::uint64_t>::max()
             ? fmt::format("a whole number from {} on", least)
             : fmt::format("a whole number from {} to {}", least, most);
}

std::size_t index_of(std::string_view option, std::string_view text,
                     std::span<const std::string_view> words) {
  const auto at = std::find(words.begin(), words.end(), text);
  if (at != words.end()) return static_cast<std::size_t>(at - words.begin());
  const std::string_view meant = nearest(text, words);
  refuse(option, text,
         fmt::format("{}{}{}", words.size() > 1 ? "one of " : "", fmt::join(words, ", "),
                     meant.empty() ? "" : fmt::format("; did you mean {}?", meant)));
}

}  // namespace

std::uint64_t number(std::string_view option, std::string_view text, std::uint64_t least,
                     std::uint64_t most) {
  const auto value = parse_number(text);
  if (!value || *value < least || *value > most) refuse(option, text, range(least, most));
  return *value;
}

std::optional<std::uint64_t> optional_number(std::string_view option, const Given& text,
                                             std::uint64_t least) {
  if (!text) return {};
  return number(option, *text, least);
}

std::optional<std::uint64_t> number_or_auto(std::string_view option, const Given& text) {
  if (!text || *text == "auto") return {};
  const auto value = parse_number(*text);
  if (!value || *value == 0) refuse(option, *text, "a whole number from 1 on, or auto");
  return value;
}

std::uint64_t size(std::string_view option, std::string_view text) {
  const auto value = parse_size(text);
  if (!value || *value == 0) refuse(option, text, "a size such as 4096, 64K or 1GiB");
  return std::min(*value, std::uint64_t{1} << 62);  // no memory has more, and sums cannot wrap
}

std::size_t choice(std::string_view option, const Given& text,
                   std::span<const std::string_view> words) {
  return text ? index_of(option, *text, words) : 0;
}

std::vector<std::string_view> list(std::string_view option, std::string_view text,
                                   std::span<const std::string_view> words) {
  std::vector<std::string_view> chosen;
  for (std::string_view rest = text;;) {
    const std::size_t comma = std::min(rest.find(','), rest.size());
    const std::string_view word = words[index_of(option, rest.substr(0, comma), words)];
    if (std::find(chosen.begin(), chosen.end(), word) != chosen.end())
      throw UsageError(fmt::format("{}: {} is named twice", option, word));
    chosen.push_back(word);
    if (comma == rest.size()) return chosen;
    rest.remove_prefix(comma + 1);
  }
}

}  // namespace fxpar::cli
