#include "records/credentials.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "records/compressed.hpp"

namespace fxpar::records {

namespace {

using namespace std::string_view_literals;

constexpr std::array names = {"user"sv, "salt"sv, "secret"sv};
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

// Memory for users that stays between pieces: enough for all but those with a very long record.
constexpr std::size_t kept_for_users = std::size_t{4} << 20;

/// Where the three fields of a row are.
struct Columns {
  std::size_t count = names.size();
  std::array<std::size_t, names.size()> at = {0, 1, 2};  // in the order of `names`
  bool from_header = false;
};

struct CredentialContext final : engine::PieceContext {
  CredentialContext(std::string how_messages_call_it, CredentialFormat its_format,
                    const Columns& its_columns)
      : PieceContext(std::move(how_messages_call_it)), format(its_format), columns(its_columns) {}

  const CredentialFormat format;
  const Columns columns;
};

Dialect dialect_of(CredentialFormat format) {
  return format == CredentialFormat::csv ? Dialect::csv : Dialect::tsv;
}

std::uint64_t line_ends(std::string_view bytes) {
  return static_cast<std::uint64_t>(std::count(bytes.begin(), bytes.end(), '\n'));
}

std::optional<CredentialFormat> format_by_name(std::string_view name) {
  using enum CredentialFormat;
  constexpr std::array<std::pair<std::string_view, CredentialFormat>, 6> endings = {
      {{".csv", csv},
       {".tsv", tsv},
       {".tab", tsv},
       {".jsonl", jsonl},
       {".ndjson", jsonl},
       {".json", jsonl}}};
  const auto alike = [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a + 32 : a) == b; };
  for (const auto& [ending, format] : endings)
    if (name.size() >= ending.size() &&
        std::equal(name.end() - std::ssize(ending), name.end(), ending.begin(), alike))
      return format;
  return {};
}

/// Of the first line that is not blank.
CredentialFormat format_by_line(std::string_view line) {
  if (line.starts_with('{')) return CredentialFormat::jsonl;
  const bool tab = RowScanner(true, '\t').length(line) != std::string_view::npos;
  return tab ? CredentialFormat::tsv : CredentialFormat::csv;
}

/// The same but for case and blanks around it.
bool reads_like(std::string_view text, std::string_view name) {
  const auto from = text.find_first_not_of(' ');
  if (from == text.npos) return false;
  text = text.substr(from, text.find_last_not_of(' ') + 1 - from);
  const auto alike = [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a + 32 : a) == b; };
  return std::equal(text.begin(), text.end(), name.begin(), name.end(), alike);
}

/// What a first row is. Two of the names, but no header, is one with a mistake: then nobody knows
/// which column is which, and a secret could be taken for a user.
enum class FirstRow { data, header, mistake };

FirstRow judge_first_row(std::string_view row, Dialect dialect, Columns& columns) {
  Columns its{.count = 0, .at = {}, .from_header = true};
  std::array<int, names.size()> seen{};
  std::ptrdiff_t alike = 0;
  FieldCursor cursor(row, dialect);
  for (Field field; cursor.next(field); ++its.count)
    for (std::size_t i = 0; i < names.size(); ++i)
      if (field.text == names[i]) {
        its.at[i] = its.count, ++seen[i];
      } else if (reads_like(field.text, names[i])) {
        ++alike;
      }
  if (cursor.fault() == FieldCursor::Fault::none && seen == std::array{1, 1, 1}) {
    columns = its;
    return FirstRow::header;
  }
  const auto named = std::count_if(seen.begin(), seen.end(), [](int times) { return times > 0; });
  return named + alike >= 2 ? FirstRow::mistake : FirstRow::data;
}

/// Whether a first row of which only the beginning is known may be a header: if a field of it is
/// one of the names, or may go on to be.
bool may_be_header(std::string_view beginning, Dialect dialect) {
  FieldCursor cursor(beginning, dialect);
  bool named = false;
  std::string_view last;
  for (Field field; cursor.next(field); last = field.text)
    named = named || std::find(names.begin(), names.end(), field.text) != names.end();
  if (cursor.fault() == FieldCursor::Fault::open_quote)
    last = beginning.substr(beginning.rfind('"') + 1);
  const auto begins = [last](std::string_view name) { return name.starts_with(last); };
  return named || std::any_of(names.begin(), names.end(), begins);
}

/// `column 3 (secret)`; a column that is none of ours has no name here, for its name is content.
std::string column_text(const Columns& columns, std::size_t column) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (columns.at[i] == column) return fmt::format("column {} ({})", column + 1, names[i]);
  return fmt::format("column {}", column + 1);
}

std::string_view fault_text(FieldCursor::Fault fault) {
  switch (fault) {
    case FieldCursor::Fault::none:
      break;
    case FieldCursor::Fault::quote_inside:
      return "has a quote inside, expected quotes around the field, and \"\" for one in it";
    case FieldCursor::Fault::text_behind_quote:
      return "goes on behind its closing quote, expected a comma or the end of the row";
    case FieldCursor::Fault::open_quote:
      return "opens a quote that is never closed, expected a closing quote";
    case FieldCursor::Fault::unknown_escape:
      return "has an unknown escape, expected \\t, \\n, \\r or \\\\";
  }
  return {};
}

std::string count_text(std::size_t count, const Columns& columns) {
  return fmt::format("{} column{}, expected {}{}", count, count == 1 ? "" : "s", columns.count,
                     columns.from_header ? " as in the header" : " (user, salt, secret)");
}

class CredentialFraming final : public Framing {
 public:
  CredentialFraming(std::optional<CredentialFormat> format, std::uint64_t max_record,
                    const std::string& label)
      : label_(label),
        max_record_(max_record),
        rows_(format.value_or(CredentialFormat::tsv), max_record),
        told_(format.has_value()) {}

  Found find(std::string_view bytes, bool whole, std::uint64_t most, std::uint64_t) override {
    if (!judged_) {
      const Sniffed sniffed = sniff_compression(bytes);
      if (!sniffed.decided && !whole) return {};
      judged_ = true;
      if (sniffed.compression) return lost(compressed_text(*sniffed.compression, label_));
    }
    if (!begun_) {
      if (bytes.size() < byte_order_mark.size() && byte_order_mark.starts_with(bytes) && !whole)
        return {};
      begun_ = true;
      if (bytes.starts_with(byte_order_mark)) return skipped(bytes, byte_order_mark.size());
    }
    if (!told_) {
      const Found blank = tell_format(bytes, whole);
      if (!told_) return blank;
    }
    return dropping_ ? drop(bytes) : whole_rows(bytes, whole, most);
  }

  std::shared_ptr<const engine::PieceContext> context() const override { return context_; }

 private:
  static Found lost(std::string text) {
    Found found;
    found.bad = std::move(text);
    found.rest_is_lost = true;
    return found;
  }

  // A first row that cannot say what the columns are.
  Found lost_first_row(std::string_view bytes, std::size_t at, std::string_view what) const {
    return lost(fmt::format("{}:{}: {}", label_, line_ + line_ends(bytes.substr(0, at)), what));
  }

  Found skipped(std::string_view bytes, std::size_t count) {
    Found found;
    found.skip = count;
    found.lines = line_ends(bytes.substr(0, count));
    line_ += found.lines;
    return found;
  }

  // Until then each line is a row, as in TSV. The first lines are scanned again as what they are.
  Found tell_format(std::string_view bytes, bool whole) {
    const auto line = rows_.first(bytes, whole);
    if (line && line->blank) return skipped(bytes, line->bytes);
    const std::string_view shown = line ? line->content : bytes;
    if (!line && !shown.starts_with('{') && shown.size() < rows_.enough()) return {};
    rows_ = {format_by_line(shown.substr(0, rows_.enough())), max_record_};
    told_ = true;
    return {};
  }

  Found whole_rows(std::string_view bytes, bool whole, std::uint64_t most) {
    Found found;
    std::size_t at = 0;
    while (found.records < most) {
      const auto row = rows_.first(bytes.substr(at), whole);
      if (!row) break;
      if (!row->blank && rows_.is_too_long(row->content) && hides_columns(row->content))
        return lost_first_row(bytes, at, long_first_row_text());
      const FirstRow first = row->blank ? FirstRow::header : judge(row->content);
      if (first == FirstRow::mistake)
        return lost_first_row(bytes, at,
                              "no header and no credential, expected a header that "
                              "names user, salt and secret once each");
      at += row->bytes;
      if (first == FirstRow::data) ++found.records;
      if (found.records == 0) found.skip = at;
    }
    // Blank lines behind the first record stay in: then the next records lie right behind these.
    found.bytes = at - found.skip;
    if (found.records == 0 && bytes.size() - at >= rows_.enough()) {
      if (hides_columns(bytes.substr(at))) return lost_first_row(bytes, at, long_first_row_text());
      begin_long_record(found);
    }
    found.lines = line_ends(bytes.substr(0, found.skip));
    found.record_lines = line_ends(bytes.substr(found.skip, found.bytes));
    line_ += found.lines + found.record_lines;
    // The parser's two buffers and the user of one row, and an arena for the users of all.
    if (!has_columns()) found.beside = (found.records == 1 ? 4 : 1) * found.bytes;
    return found;
  }

  // True of a first row that is too long, if it may be a header.
  bool hides_columns(std::string_view row) const {
    return !context_ && has_columns() &&
           may_be_header(row.substr(0, rows_.enough() - 1), dialect_of(rows_.format()));
  }

  bool has_columns() const { return rows_.format() != CredentialFormat::jsonl; }

  std::string long_first_row_text() const {
    return too_long_text(max_record_) + "; without it nobody knows which column is which";
  }

  // The first row decides what the columns are.
  FirstRow judge(std::string_view row) {
    if (context_) return FirstRow::data;
    Columns columns;
    const FirstRow first = has_columns() && !rows_.is_too_long(row)
                               ? judge_first_row(row, dialect_of(rows_.format()), columns)
                               : FirstRow::data;
    context_ = std::make_shared<CredentialContext>(label_, rows_.format(), columns);
    return first;
  }

  // The reader will see that it is too long. The rest is dropped as it comes, up to the row's end.
  void begin_long_record(Found& found) {
    found.records = 1;
    found.bytes = rows_.enough();
    found.too_long = true;
    if (!context_)
      context_ = std::make_shared<CredentialContext>(label_, rows_.format(), Columns{});
    rows_.scanner().forget(found.bytes);
    dropping_ = true;
  }

  Found drop(std::string_view bytes) {
    const std::size_t length = rows_.scanner().length(bytes);
    dropping_ = length == std::string_view::npos;
    if (!dropping_) return skipped(bytes, length);
    rows_.scanner().forget(bytes.size());
    return skipped(bytes, bytes.size());
  }

  const std::string label_;
  const std::uint64_t max_record_;
  CredentialRows rows_;
  std::shared_ptr<const CredentialContext> context_;  // from the first row on
  std::uint64_t line_ = 1;                            // where what is not used yet begins
  bool told_;                                         // the format
  bool judged_ = false;                               // the first bytes of the file
  bool begun_ = false;                                // what is behind a byte order mark
  bool dropping_ = false;                             // the rest of a record that was too long
};

}  // namespace

OpenFraming credential_framing(const CredentialRules& rules) {
  return [rules](const std::string& name, const std::string& label, bool) {
    return std::make_unique<CredentialFraming>(rules.format ? rules.format : format_by_name(name),
                                               rules.max_record, label);
  };
}

std::optional<CredentialRows::Row> CredentialRows::first(std::string_view bytes, bool whole) {
  std::size_t length = scanner_.length(bytes);
  std::string_view content = bytes.substr(0, length);
  if (length == std::string_view::npos) {
    if (!whole || bytes.empty()) return {};
    scanner_.restart();
    length = bytes.size();
  } else {
    content.remove_suffix(1);
    if (content.ends_with('\r')) content.remove_suffix(1);
  }
  return Row{content, length, is_blank(content)};
}

bool CredentialRows::is_blank(std::string_view content) const {
  const char* const blanks = format_ == CredentialFormat::jsonl ? "\r \t" : "\r";
  return content.find_first_not_of(blanks) == std::string_view::npos && !is_too_long(content);
}

void CredentialReader::open(const engine::Piece& piece) {
  piece_ = &piece;
  rows_.emplace(static_cast<const CredentialContext&>(*piece.context).format, max_record_);
  rest_ = piece.bytes;
  line_ = piece.first_line;
  next_record_ = piece.first_record;
  users_.clear();
  if (users_.capacity() > kept_for_users) users_.release();
}

CredentialReader::Row CredentialReader::next(Credential& credential) {
  while (const auto row = rows_->first(rest_, true)) {
    row_line_ = line_;
    line_ += line_ends(rest_.substr(0, row->bytes));
    rest_.remove_prefix(row->bytes);
    if (row->blank) continue;
    ++next_record_;
    return read(row->content, credential);
  }
  return Row::end;
}

CredentialReader::Row CredentialReader::read(std::string_view content, Credential& credential) {
  if (rows_->is_too_long(content)) return bad(too_long_text(max_record_));
  return rows_->format() == CredentialFormat::jsonl ? read_json(content, credential)
                                                    : read_fields(content, credential);
}

CredentialReader::Row CredentialReader::read_fields(std::string_view content,
                                                    Credential& credential) {
  const Columns& columns = static_cast<const CredentialContext&>(*piece_->context).columns;
  const Dialect dialect = dialect_of(rows_->format());
  std::array<Field, names.size()> fields;
  FieldCursor cursor(content, dialect);
  std::size_t count = 0;
  for (Field field; cursor.next(field); ++count)
    for (std::size_t i = 0; i < names.size(); ++i)
      if (columns.at[i] == count) fields[i] = field;
  if (cursor.fault() != FieldCursor::Fault::none)
    return bad(fmt::format("{} {}", column_text(columns, count), fault_text(cursor.fault())));
  if (count != columns.count) return bad(count_text(count, columns));
  for (const std::size_t i : {1u, 2u}) {
    const auto wrong = number_fault(fields[i].text, i == 1 ? credential.salt : credential.secret);
    if (!wrong.empty())
      return bad(fmt::format("{} {}, expected {}", column_text(columns, columns.at[i]), wrong,
                             expected_number));
  }
  credential.user = meaning_of(fields[0], dialect);
  return Row::good;
}

CredentialReader::Row CredentialReader::read_json(std::string_view content,
                                                  Credential& credential) {
  const std::string fault = read_json_credential(content, json_);
  if (!fault.empty()) return bad(fault);
  credential.salt = json_.salt;
  credential.secret = json_.secret;
  char* const user = room_for_user(json_.user.size());
  std::copy(json_.user.begin(), json_.user.end(), user);
  users_.commit(json_.user.size());
  credential.user = {user, json_.user.size()};
  return Row::good;
}

std::string_view CredentialReader::meaning_of(const Field& field, Dialect dialect) {
  if (!field.escaped) return field.text;
  char* const user = room_for_user(field.text.size());
  const std::size_t size = unescape(field, dialect, user);
  users_.commit(size);
  return {user, size};
}

// No user is longer than its row, so room for the whole piece is room for all of them.
char* CredentialReader::room_for_user(std::size_t bytes) {
  return users_.reserve(users_.empty() ? piece_->bytes.size() : bytes);
}

CredentialReader::Row CredentialReader::bad(std::string_view what) {
  message_ = fmt::format("{}:{}: {}", piece_->context->label, row_line_, what);
  return Row::bad;
}

}  // namespace fxpar::records
