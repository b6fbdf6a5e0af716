// How results look: rows of named columns as TSV, CSV or JSON Lines.
//
//   tsv    columns between tabs; in text, \t \n \r \\ stand for tab, newline, CR and backslash
//   csv    RFC 4180: text with a comma, quote, CR or LF in quotes, a quote doubled; rows end at LF
//   jsonl  one object a line; bytes that are not UTF-8 are shown as U+FFFD
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/buffer.hpp"

namespace fxpar::format {

enum class Format { tsv, csv, jsonl };

/// The fixed parts of a row: what stands before each column, and after the last.
class RowShape {
 public:
  RowShape(Format format, const std::vector<std::string_view>& columns);

  Format format() const { return format_; }
  std::size_t columns() const { return before_.size(); }
  const std::string& before(std::size_t column) const { return before_[column]; }
  const std::string& end() const { return end_; }

  /// The row of column names; empty for JSON Lines, where each row names them.
  const std::string& header() const { return header_; }

 private:
  Format format_;
  std::vector<std::string> before_;
  std::string end_;
  std::string header_;
};

/// Writes rows into a buffer, column by column in the order of the shape.
class RowWriter {
 public:
  RowWriter(const RowShape& shape, Buffer& out) : shape_(shape), out_(out) {}

  void number(std::uint64_t value) {
    out_.append(shape_.before(column_++));
    const fmt::format_int digits(value);
    out_.append(std::string_view(digits.data(), digits.size()));
  }
  void text(std::string_view value);

  void end_row() {
    out_.append(shape_.end());
    column_ = 0;
    out_.check_mark();
  }

 private:
  void tsv_text(std::string_view value);
  void csv_text(std::string_view value);
  void json_text(std::string_view value);

  const RowShape& shape_;
  Buffer& out_;
  std::size_t column_ = 0;
};

}  // namespace fxpar::format
