#include "records/framing.hpp"

#include <fmt/format.h>

#include "base/text.hpp"

namespace fxpar::records {

std::string too_long_text(std::uint64_t max_record) {
  return fmt::format("record of more than {0} bytes, expected at most {0} (--max-record)",
                     grouped(max_record));
}

}  // namespace fxpar::records
