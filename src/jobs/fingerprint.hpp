// fxpar fingerprint: log lines -> id, hash, digits.
#pragma once

#include <span>
#include <string_view>

#include "base/message.hpp"
#include "jobs/row_job.hpp"
#include "records/lines.hpp"

namespace fxpar::jobs {

struct FingerprintOptions : RowOptions {
  records::LineRules lines;
};

/// The columns that there are, in their usual order; the first three are the default.
std::span<const std::string_view> fingerprint_fields();

Job fingerprint(const FingerprintOptions& options, Messages& messages);

}  // namespace fxpar::jobs
