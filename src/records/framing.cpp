#include "records/framing.hpp"

#include <cstring>

namespace fxpar::records {

Framing::Cut Framing::cut(std::string_view bytes, std::size_t scanned, std::uint64_t most) const {
  Cut result;
  const char* const begin = bytes.data();
  const char* const end = begin + bytes.size();
  const char* from = begin + scanned;
#ifdef FXPAR_PLANTED_BUG  // shows that the property and fuzz tests can fail; never in a release
  if (scanned > 0 && from < end) ++from;
#endif
  while (result.records < most && from < end) {
    const void* found = std::memchr(from, terminator_, static_cast<std::size_t>(end - from));
    if (found == nullptr) {
      from = end;
      break;
    }
    from = static_cast<const char*>(found) + 1;
    result.bytes = static_cast<std::size_t>(from - begin);
    ++result.records;
  }
  result.scanned = static_cast<std::size_t>(from - begin) - result.bytes;
  return result;
}

}  // namespace fxpar::records
