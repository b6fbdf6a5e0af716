// Just enough UTF-8 to tell well-formed sequences from stray bytes.
#pragma once

#include <cstddef>
#include <string_view>

namespace fxpar {

struct Utf8 {
  std::size_t length;  // bytes of the sequence, or of the part of it that can begin one; at least 1
  bool valid;
};

/// Looks at the first character of `text` (not empty). An ill-formed one is measured as the Unicode
/// Standard's "maximal subpart" (chapter 3, table 3-7), so that each becomes one U+FFFD.
inline Utf8 first_utf8(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned lead = byte(0);
  if (lead < 0x80) return {1, true};
  std::size_t length = 0;
  unsigned low = 0x80, high = 0xBF;  // what the second byte may be
  if (lead >= 0xC2 && lead <= 0xDF) {
    length = 2;
  } else if (lead >= 0xE0 && lead <= 0xEF) {
    length = 3;
    if (lead == 0xE0) low = 0xA0;
    if (lead == 0xED) high = 0x9F;
  } else if (lead >= 0xF0 && lead <= 0xF4) {
    length = 4;
    if (lead == 0xF0) low = 0x90;
    if (lead == 0xF4) high = 0x8F;
  } else {
    return {1, false};
  }
  for (std::size_t i = 1; i < length; ++i) {
    if (i == text.size() || byte(i) < low || byte(i) > high) return {i, false};
    low = 0x80, high = 0xBF;
  }
  return {length, true};
}

}  // namespace fxpar
