#include "records/csv.hpp"

#include <algorithm>
#include <cstring>

namespace fxpar::records {

namespace {

// A backslash and one of these letters is one of those bytes.
constexpr std::string_view escape_letters = "tnr\\";
constexpr std::string_view escaped_bytes = "\t\n\r\\";

bool escapes_are_known(std::string_view text) {
  for (std::size_t at = text.find('\\'); at != std::string_view::npos; at = text.find('\\', at + 2))
    if (at + 1 == text.size() || escape_letters.find(text[at + 1]) == std::string_view::npos)
      return false;
  return true;
}

}  // namespace

std::size_t RowScanner::length(std::string_view bytes) {
  const char* const begin = bytes.data();
  const char* const end = begin + bytes.size();
  const char* from = begin + std::min(scanned_, bytes.size());
#ifdef FXPAR_PLANTED_BUG  // shows that the property and fuzz tests can fail; never in a release
  if (scanned_ > 0 && from < end) ++from;
#endif
  if (from < end)
    if (const char* at = quotes_ ? behind_quoted_row(from, end) : behind_terminator(from, end)) {
      restart();
      return static_cast<std::size_t>(at - begin);
    }
  scanned_ = std::max(scanned_, bytes.size());
  return std::string_view::npos;
}

const char* RowScanner::behind_terminator(const char* at, const char* end) const {
  const void* found = std::memchr(at, terminator_, static_cast<std::size_t>(end - at));
  return found == nullptr ? nullptr : static_cast<const char*>(found) + 1;
}

const char* RowScanner::behind_quoted_row(const char* at, const char* end) {
  while (at < end) switch (place_) {
      case Place::field_start:
        place_ = *at == '"' ? Place::quoted : Place::plain;
        if (place_ == Place::quoted) ++at;
        break;
      case Place::plain:
        while (at < end && *at != ',' && *at != terminator_) ++at;
        if (at == end) break;
        if (*at++ == terminator_) return at;
        place_ = Place::field_start;
        break;
      case Place::quoted: {
        const void* quote = std::memchr(at, '"', static_cast<std::size_t>(end - at));
        at = quote == nullptr ? end : static_cast<const char*>(quote) + 1;
        if (quote != nullptr) place_ = Place::behind_quote;
        break;
      }
      case Place::behind_quote:
        place_ = *at == '"' ? Place::quoted : Place::plain;
        if (place_ == Place::quoted) ++at;
        break;
    }
  return nullptr;
}

bool FieldCursor::next(Field& field) {
  if (done_) return false;
  return dialect_ == Dialect::csv && rest_.starts_with('"') ? quoted(field) : plain(field);
}

bool FieldCursor::quoted(Field& field) {
  field.escaped = false;
  std::size_t quote = rest_.find('"', 1);
  while (quote != std::string_view::npos && rest_.substr(quote + 1).starts_with('"')) {
    field.escaped = true;
    quote = rest_.find('"', quote + 2);
  }
  if (quote == std::string_view::npos) return stop(Fault::open_quote);
  if (quote + 1 < rest_.size() && rest_[quote + 1] != ',') return stop(Fault::text_behind_quote);
  field.text = rest_.substr(1, quote - 1);
  return leave(quote + 1);
}

bool FieldCursor::plain(Field& field) {
  const bool csv = dialect_ == Dialect::csv;
  field.text = rest_.substr(0, rest_.find(csv ? ',' : '\t'));
  const bool special = field.text.find(csv ? '"' : '\\') != std::string_view::npos;
  if (csv && special) return stop(Fault::quote_inside);
  if (special && !escapes_are_known(field.text)) return stop(Fault::unknown_escape);
  field.escaped = special;
  return leave(field.text.size());
}

bool FieldCursor::stop(Fault fault) {
  fault_ = fault;
  done_ = true;
  return false;
}

bool FieldCursor::leave(std::size_t length) {
  done_ = length == rest_.size();
  rest_.remove_prefix(done_ ? length : length + 1);
  return true;
}

std::size_t unescape(const Field& field, Dialect dialect, char* out) {
  const char* const begin = out;
  const char escape = dialect == Dialect::csv ? '"' : '\\';
  std::string_view rest = field.text;
  for (std::size_t at; (at = rest.find(escape)) != std::string_view::npos;) {
    out = std::copy_n(rest.data(), at, out);
    const char meant = rest[at + 1];  // another quote, or a letter
    *out++ = dialect == Dialect::csv ? meant : escaped_bytes[escape_letters.find(meant)];
    rest.remove_prefix(at + 2);
  }
  out = std::copy_n(rest.data(), rest.size(), out);
  return static_cast<std::size_t>(out - begin);
}

}  // namespace fxpar::records
