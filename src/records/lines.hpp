// Records that end at a byte: lines at LF (a CR before it is not part of the line), or records at
// NUL. A last record without its terminator counts; an empty one is a record.
#pragma once

#include <cstdint>
#include <string_view>

#include "records/framing.hpp"

namespace fxpar::records {

struct LineRules {
  char terminator = '\n';
  std::uint64_t max_record = std::uint64_t{1} << 30;  // bytes

  struct Record {
    std::string_view content;  // without its terminator
    std::size_t bytes;         // with it
  };

  /// The first record of `bytes` (not empty), which may lack its terminator. Of one that is longer
  /// than max_record the bytes hold only the beginning, which is longer too.
  Record first(std::string_view bytes) const {
    const std::size_t end = bytes.find(terminator);
    if (end == std::string_view::npos) return {bytes, bytes.size()};
    const bool cr = terminator == '\n' && end > 0 && bytes[end - 1] == '\r';
    return {bytes.substr(0, end - (cr ? 1 : 0)), end + 1};
  }
};

OpenFraming line_framing(const LineRules& rules);

}  // namespace fxpar::records
