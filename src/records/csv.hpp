// Rows and fields of separated text: CSV (RFC 4180) and TSV with the escapes that fxpar writes. All
// that knows quotes is here.
#pragma once

#include <cstddef>
#include <string_view>

namespace fxpar::records {

/// Finds where a row ends. In CSV a quote counts only where a field begins, and there it covers
/// separators and line ends up to the closing one; what is wrong with a row changes nothing of
/// that. So rows come from one scan from the first byte on: no byte says by itself where it stands.
class RowScanner {
 public:
  /// Without quotes each `terminator` ends a row.
  explicit RowScanner(bool quotes, char terminator = '\n')
      : quotes_(quotes), terminator_(terminator) {}

  /// How long the row is that `bytes` begin with, its terminator too, or npos: more bytes are
  /// needed. Then the scan goes on where it stopped when it is shown more; fewer change nothing.
  std::size_t length(std::string_view bytes);

  /// Bytes of this row known to hold no end of it.
  std::size_t scanned() const { return scanned_; }

  /// The row's first `bytes` will not be shown again.
  void forget(std::size_t bytes) { scanned_ -= bytes < scanned_ ? bytes : scanned_; }

  void restart() {
    place_ = Place::field_start;
    scanned_ = 0;
  }

 private:
  enum class Place { field_start, plain, quoted, behind_quote };

  // Both return a pointer behind the row's terminator, or nullptr.
  const char* behind_terminator(const char* at, const char* end) const;
  const char* behind_quoted_row(const char* at, const char* end);

  bool quotes_;
  char terminator_;
  Place place_ = Place::field_start;
  std::size_t scanned_ = 0;
};

enum class Dialect { csv, tsv };

struct Field {
  std::string_view text;  // without the quotes around it
  bool escaped = false;   // there are doubled quotes or backslashes in it
};

/// The fields of one row (without its line end), one after the other.
class FieldCursor {
 public:
  enum class Fault { none, quote_inside, text_behind_quote, open_quote, unknown_escape };

  FieldCursor(std::string_view row, Dialect dialect) : rest_(row), dialect_(dialect) {}

  /// False behind the last field, and where a field has a fault.
  bool next(Field& field);
  Fault fault() const { return fault_; }

 private:
  bool quoted(Field& field);
  bool plain(Field& field);
  bool stop(Fault fault);
  bool leave(std::size_t length);  // the field that is so long

  std::string_view rest_;
  const Dialect dialect_;
  bool done_ = false;
  Fault fault_ = Fault::none;
};

/// Writes what the field means to `out`, which has room for its text, and returns how many bytes
/// that is: never more than the text has.
std::size_t unescape(const Field& field, Dialect dialect, char* out);

}  // namespace fxpar::records
