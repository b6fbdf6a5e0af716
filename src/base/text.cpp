#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <sstream>
#include <vector>

#include "base/utf8.hpp"

namespace fxpar {

namespace {

char to_lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

}  // namespace

std::optional<std::uint64_t> parse_number(std::string_view text) {
  // from_chars would take "-1" for no unsigned type and "+1" never, so only digits pass.
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || error != std::errc() || end != text.data() + text.size()) return {};
  return value;
}

std::optional<std::uint64_t> parse_size(std::string_view text) {
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  const auto number = parse_number(text.substr(0, digits));
  std::string suffix(text.substr(digits));
  std::transform(suffix.begin(), suffix.end(), suffix.begin(), [](char c) { return to_lower(c); });
  if (!number) return {};
  if (suffix.empty() || suffix == "b") return number;
  const std::size_t power = std::string_view("kmgtpe").find(suffix[0]);
  const std::string_view unit = std::string_view(suffix).substr(1);
  if (power == std::string_view::npos || (!unit.empty() && unit != "b" && unit != "ib")) return {};
  const unsigned shift = 10 * (static_cast<unsigned>(power) + 1);
  if (*number > (std::numeric_limits<std::uint64_t>::max() >> shift)) return {};
  return *number << shift;
}

std::string printable(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const Utf8 c = first_utf8(text);
    const auto byte = static_cast<unsigned char>(text[0]);
    // C1 controls (U+0080 to U+009F) can move a terminal's cursor as well as C0.
    const bool c1 = c.length == 2 && byte == 0xC2 && static_cast<unsigned char>(text[1]) < 0xA0;
    // U+202A to 202E and U+2066 to 2069 show what follows in another order than it has.
    const bool bidi = c.length == 3 && byte == 0xE2 &&
                      ((text[1] == '\x80' && text[2] >= '\xAA' && text[2] <= '\xAE') ||
                       (text[1] == '\x81' && text[2] >= '\xA6' && text[2] <= '\xA9'));
    if (byte == '\n') {
      shown += "\\n";
    } else if (byte == '\\') {
      shown += "\\\\";
    } else if (!c.valid || byte < 0x20 || byte == 0x7F || c1 || bidi) {
      for (std::size_t i = 0; i < c.length; ++i)
        shown += fmt::format("\\x{:02x}", static_cast<unsigned char>(text[i]));
    } else {
      shown += text.substr(0, c.length);
    }
    text.remove_prefix(c.length);
  }
  return shown;
}

std::string shell_quoted(std::string_view text) {
  constexpr std::string_view safe =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./+,:=@%";
  if (!text.empty() && text.find_first_not_of(safe) == text.npos) return std::string(text);
  std::string quoted = "'";
  for (const char c : text) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

std::string grouped(std::uint64_t number) {
  std::string digits = fmt::format("{}", number);
  for (std::size_t i = digits.size(); i > 3; i -= 3) digits.insert(i - 3, 1, ',');
  return digits;
}

std::string counted(std::uint64_t n, std::string_view thing) {
  return n == 1 ? fmt::format("one {}", thing) : fmt::format("{} {}s", grouped(n), thing);
}

std::string human_bytes(std::uint64_t bytes) {
  if (bytes < 1024) return fmt::format("{} B", bytes);
  constexpr std::array units = {"KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  double scaled = static_cast<double>(bytes) / 1024;
  std::size_t unit = 0;
  for (; scaled >= 1023.95 && unit + 1 < units.size(); ++unit) scaled /= 1024;
  return fmt::format("{:.1f} {}", scaled, units[unit]);
}

std::string human_seconds(double seconds) {
  const auto digits = [](double value, const char* unit) {
    return value < 9.995   ? fmt::format("{:.2f} {}", value, unit)
           : value < 99.95 ? fmt::format("{:.1f} {}", value, unit)
                           : fmt::format("{:.0f} {}", value, unit);
  };
  if (!(seconds > 0)) return "0 s";
  if (seconds < 1e-6) return digits(seconds * 1e9, "ns");
  if (seconds < 1e-3) return digits(seconds * 1e6, "us");
  if (seconds < 1) return digits(seconds * 1e3, "ms");
  if (seconds < 120) return digits(seconds, "s");
  if (seconds < 7200) return digits(seconds / 60, "min");
  return digits(seconds / 3600, "h");
}

namespace {

/// Edits that turn a into b: insert, delete, replace, swap neighbours (the optimal string
/// alignment distance).
std::size_t edits(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] != b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = std::min(row[j], before[j - 2] + 1);
    }
    before.swap(last);
    last.swap(row);
  }
  return last[b.size()];
}

}  // namespace

std::string_view nearest(std::string_view word, std::span<const std::string_view> candidates) {
  std::string_view best;
  if (word.size() > 64) return best;  // nobody misspells at such length
  std::string lower(word);
  std::transform(lower.begin(), lower.end(), lower.begin(), [](char c) { return to_lower(c); });
  std::size_t least = std::max<std::size_t>(1, word.size() / 3) + 1;
  for (const std::string_view candidate : candidates) {
    const bool begins = word.size() >= 3 && candidate.starts_with(lower);
    const std::size_t distance = begins ? 1 : edits(lower, candidate);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

std::string wrapped(std::string_view text, std::size_t width, std::string_view indent) {
  std::string result;
  std::size_t column = 0;
  std::istringstream words{std::string(text)};
  for (std::string word; words >> word;) {
    if (column > 0 && column + 1 + word.size() > width) {
      result += "\n";
      result += indent;
      column = 0;
    }
    if (column > 0) result += ' ';
    result += word;
    column += word.size() + (column > 0 ? 1 : 0);
  }
  return result;
}

}  // namespace fxpar
