// fxpar fingerprint: log lines -> id, hash, digits.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "format/rows.hpp"
#include "jobs/job.hpp"
#include "records/byte_source.hpp"
#include "records/lines.hpp"

namespace fxpar::jobs {

struct FingerprintOptions {
  records::ByteSourceSettings input;
  records::LineRules lines;
  format::Format format = format::Format::tsv;
  std::vector<std::string_view> fields;  // of fingerprint_fields()
  bool header = false;
  bool rows = true;  // false: only the checksum is wanted
};

/// The columns that there are, in their usual order; the first three are the default.
std::span<const std::string_view> fingerprint_fields();

Job fingerprint(const FingerprintOptions& options, Messages& messages);

}  // namespace fxpar::jobs
