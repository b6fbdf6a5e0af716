// Values of options, from the text that was typed. Each throws UsageError that names the option,
// what was found and what was expected.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fxpar::cli {

using Given = std::optional<std::string>;

std::uint64_t number(std::string_view option, std::string_view text, std::uint64_t least = 0,
                     std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

/// None where the option was not given.
std::optional<std::uint64_t> optional_number(std::string_view option, const Given& text,
                                             std::uint64_t least = 0);

/// None for `auto` and where the option was not given.
std::optional<std::uint64_t> number_or_auto(std::string_view option, const Given& text);

std::uint64_t size(std::string_view option, std::string_view text);

/// The index in `words` of what was given, 0 where nothing was.
std::size_t choice(std::string_view option, const Given& text,
                   std::span<const std::string_view> words);

/// `a,b,c`, each one of `words` and none twice.
std::vector<std::string_view> list(std::string_view option, std::string_view text,
                                   std::span<const std::string_view> words);

}  // namespace fxpar::cli
