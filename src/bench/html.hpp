// What every part of the page is written with: tags, tables, and words safe to put between them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fxpar::bench {

/// Where a table has no value.
inline constexpr const char* dash = "&ndash;";

std::string escaped(std::string_view text);

/// A name or a value from outside.
std::string shown(std::string_view text);

std::string element(std::string_view name, std::string_view attributes, std::string_view content);

/// The same, and the end of a line.
std::string block(std::string_view name, std::string_view attributes, std::string_view content);

/// Sentences as a list; empty where there are none.
std::string reading_list(const std::vector<std::string>& sentences);

/// The name that a row of a table starts with.
std::string name_cell(std::string_view name);
std::string text_cell(std::string_view text);
std::string number_cell(std::string_view number);

/// The names of the columns: first those of text, then those of numbers.
std::string table_head(const std::vector<std::string>& texts,
                       const std::vector<std::string>& numbers);

/// In a box that scrolls sideways where the table is too wide. Empty where it has no rows.
std::string table(std::string_view caption, std::string_view attributes, std::string_view head,
                  std::string_view rows);

}  // namespace fxpar::bench
