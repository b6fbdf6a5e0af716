// fxpar rehash: credentials -> user, key.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "base/message.hpp"
#include "jobs/row_job.hpp"
#include "records/credentials.hpp"

namespace fxpar::jobs {

struct RehashOptions : RowOptions {
  records::CredentialRules rules;
};

/// The columns that there are, all of them the default.
std::span<const std::string_view> rehash_fields();

Job rehash(const RehashOptions& options, Messages& messages);

/// What a user counts for in the checksum: the number that it is, if it is 1 to 20 digits without a
/// leading zero and below 2^64, else the XXH3-64 of its bytes mod 2^53.
std::uint64_t user_number(std::string_view user);

}  // namespace fxpar::jobs
