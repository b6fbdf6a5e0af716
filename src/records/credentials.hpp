// Credentials: user, salt and secret as CSV, TSV or JSON Lines. A message about one names where it
// is and what was expected, and never shows any of its content.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/buffer.hpp"
#include "engine/chunk.hpp"
#include "records/credential_json.hpp"
#include "records/csv.hpp"
#include "records/framing.hpp"

namespace fxpar::records {

enum class CredentialFormat { csv, tsv, jsonl };

struct CredentialRules {
  std::optional<CredentialFormat> format = {};        // else told by name or first bytes, per file
  std::uint64_t max_record = std::uint64_t{1} << 30;  // bytes
};

OpenFraming credential_framing(const CredentialRules& rules);

struct Credential {
  std::string_view user;
  std::uint64_t salt = 0;
  std::uint64_t secret = 0;
};

/// The rows of one format. A blank one (nothing but CRs; in JSON Lines blanks too) is no record.
class CredentialRows {
 public:
  struct Row {
    std::string_view content;  // without its line end
    std::size_t bytes;         // with it
    bool blank;
  };

  CredentialRows(CredentialFormat format, std::uint64_t max_record)
      : format_(format), max_record_(max_record), scanner_(format == CredentialFormat::csv) {}

  /// The first row of `bytes`, or nothing: more bytes are needed, or (`whole`) there are none.
  std::optional<Row> first(std::string_view bytes, bool whole);

  /// Bytes that show that a row is too long: one more than allowed, and one that may be a CR which
  /// does not count.
  std::size_t enough() const { return static_cast<std::size_t>(max_record_ + 2); }
  bool is_too_long(std::string_view content) const { return content.size() > max_record_; }

  CredentialFormat format() const { return format_; }
  RowScanner& scanner() { return scanner_; }

 private:
  bool is_blank(std::string_view content) const;

  CredentialFormat format_;
  std::uint64_t max_record_;
  RowScanner scanner_;
};

/// Reads the rows of pieces that such a framing made, and keeps its memory between them. JSON costs
/// what its parser allocates for each row, the others allocate nothing.
class CredentialReader {
 public:
  enum class Row { good, bad, end };

  explicit CredentialReader(std::uint64_t max_record) : max_record_(max_record) {}

  /// The piece must outlive the reading.
  void open(const engine::Piece& piece);

  /// The user is a view of the piece, or of memory here that holds as much as the piece at most.
  /// Either way it is valid until the next open().
  Row next(Credential& credential);

  /// After `bad`: the whole message, `FILE:LINE: what was found, what was expected`.
  const std::string& message() const { return message_; }

  /// How much of the piece lies behind the row that next() returned.
  std::size_t bytes_left() const { return rest_.size(); }

  /// The number in the stream of the row that next() returned.
  std::uint64_t record() const { return next_record_ - 1; }

 private:
  Row read(std::string_view content, Credential& credential);
  Row read_fields(std::string_view content, Credential& credential);
  Row read_json(std::string_view content, Credential& credential);
  std::string_view meaning_of(const Field& field, Dialect dialect);
  char* room_for_user(std::size_t bytes);
  Row bad(std::string_view what);

  const std::uint64_t max_record_;
  const engine::Piece* piece_ = nullptr;
  std::optional<CredentialRows> rows_;
  std::string_view rest_;
  std::uint64_t line_ = 1;      // on which `rest_` begins
  std::uint64_t row_line_ = 1;  // on which the row begins that next() returned
  std::uint64_t next_record_ = 0;
  Buffer users_;  // never grows between open() and the next: views of it stay valid
  JsonCredential json_;
  std::string message_;
};

}  // namespace fxpar::records
