#include "format/rows.hpp"

#include <array>

#include "base/utf8.hpp"

namespace fxpar::format {

namespace {

// Text is handed to the buffer in runs no longer than this, so that a long field can be streamed.
constexpr std::size_t run = 64 * 1024;

constexpr std::string_view hex = "0123456789abcdef";

}  // namespace

RowShape::RowShape(Format format, const std::vector<std::string_view>& columns)
    : format_(format), end_(format == Format::jsonl ? "}\n" : "\n") {
  const std::string_view separator = format == Format::tsv ? "\t" : ",";
  for (const std::string_view column : columns) {
    std::string before(before_.empty() ? "" : separator);
    header_ += before;
    header_ += column;
    if (format == Format::jsonl)
      before = fmt::format("{}\"{}\":", before_.empty() ? "{" : ",", column);
    before_.push_back(before);
  }
  header_ = format == Format::jsonl ? "" : header_ + "\n";
}

void RowWriter::text(std::string_view value) {
  out_.append(shape_.before(column_++));
  switch (shape_.format()) {
    case Format::tsv:
      return tsv_text(value);
    case Format::csv:
      return csv_text(value);
    case Format::jsonl:
      return json_text(value);
  }
}

void RowWriter::tsv_text(std::string_view value) {
  while (!value.empty()) {
    const std::string_view part = value.substr(0, run);
    const std::size_t plain = std::min(part.find_first_of("\t\n\r\\"), part.size());
    out_.append(part.substr(0, plain));
    value.remove_prefix(plain);
    if (plain < part.size()) {
      const char c = part[plain];
      out_.append('\\');
      out_.append(c == '\t' ? 't' : c == '\n' ? 'n' : c == '\r' ? 'r' : '\\');
      value.remove_prefix(1);
    }
    out_.check_mark();
  }
}

void RowWriter::csv_text(std::string_view value) {
  // A row of one empty field would look like no row, so that field is quoted.
  const bool invisible = value.empty() && shape_.columns() == 1;
  if (!invisible && value.find_first_of(",\"\r\n") == std::string_view::npos) {
    for (; value.size() > run; value.remove_prefix(run)) {
      out_.append(value.substr(0, run));
      out_.check_mark();
    }
    return out_.append(value);
  }
  out_.append('"');
  while (!value.empty()) {
    const std::string_view part = value.substr(0, run);
    const std::size_t quote = part.find('"');
    const std::size_t taken = quote == std::string_view::npos ? part.size() : quote + 1;
    out_.append(part.substr(0, taken));
    if (quote != std::string_view::npos) out_.append('"');
    value.remove_prefix(taken);
    out_.check_mark();
  }
  out_.append('"');
}

void RowWriter::json_text(std::string_view value) {
  // Bytes that stand for themselves are gathered and appended together.
  out_.append('"');
  std::size_t plain = 0;
  const auto flush = [&] {
    out_.append(value.substr(0, plain));
    value.remove_prefix(plain);
    plain = 0;
    out_.check_mark();
  };
  while (plain < value.size()) {
    const auto c = static_cast<unsigned char>(value[plain]);
    if (c >= 0x20 && c < 0x80 && c != '"' && c != '\\') {
      ++plain;
    } else if (c >= 0x80) {
      const Utf8 sequence = first_utf8(value.substr(plain));
      if (sequence.valid) {
        plain += sequence.length;
      } else {
        flush();
        out_.append("\xEF\xBF\xBD");
        value.remove_prefix(sequence.length);
      }
    } else {
      flush();
      constexpr std::string_view escaped = "\b\f\n\r\t\"\\";
      constexpr std::string_view letters = "bfnrt\"\\";
      const std::size_t known = escaped.find(static_cast<char>(c));
      out_.append('\\');
      if (known != std::string_view::npos) {
        out_.append(letters[known]);
      } else {
        out_.append("u00");
        out_.append(hex[c >> 4]);
        out_.append(hex[c & 15]);
      }
      value.remove_prefix(1);
    }
    if (plain >= run) flush();
  }
  flush();
  out_.append('"');
}

}  // namespace fxpar::format
