// fxpar rehash: credentials -> user, key.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "format/rows.hpp"
#include "jobs/job.hpp"
#include "records/byte_source.hpp"
#include "records/credentials.hpp"

namespace fxpar::jobs {

struct RehashOptions {
  records::ByteSourceSettings input;
  records::CredentialRules rules;
  format::Format format = format::Format::tsv;
  std::vector<std::string_view> fields;  // of rehash_fields()
  bool header = false;
  bool rows = true;  // false: only the checksum is wanted
};

/// The columns that there are, all of them the default.
std::span<const std::string_view> rehash_fields();

Job rehash(const RehashOptions& options, Messages& messages);

/// What a user counts for in the checksum: the number that it is, if it is 1 to 20 digits without a
/// leading zero and below 2^64, else the XXH3-64 of its bytes mod 2^53.
std::uint64_t user_number(std::string_view user);

}  // namespace fxpar::jobs
