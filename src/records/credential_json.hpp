// A credential as one line of JSON Lines: {"user": "a", "salt": 1, "secret": 2}.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace fxpar::records {

/// What is wrong with `text` as an unsigned 64-bit decimal (`is no number`); empty: nothing, and
/// `number` is set. Leading zeros are allowed, signs and blanks are not.
std::string_view number_fault(std::string_view text, std::uint64_t& number);

inline constexpr std::string_view expected_number = "an unsigned 64-bit decimal";

struct JsonCredential {
  std::string user;
  std::uint64_t salt = 0;
  std::uint64_t secret = 0;
};

/// Reads one line; of a key that is there twice the last counts. Returns what was found and
/// expected, never with any content of the line, or nothing where the line is a credential.
std::string read_json_credential(std::string_view line, JsonCredential& credential);

}  // namespace fxpar::records
