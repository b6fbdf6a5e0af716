#include "records/credential_json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "base/text.hpp"

namespace fxpar::records {

namespace {

using namespace std::string_view_literals;

bool only_digits(std::string_view text) {
  return text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// In place of a double: where the parser stores a number that is no 64-bit integer. It looks
/// finite whatever was stored, or the parser would refuse an integer of more than 308 digits.
class Unread {
 public:
  Unread() = default;
  Unread(double) {}
  operator double&() { return ignored_; }
  operator double() const { return 0; }

 private:
  double ignored_ = 0;
};

using Json = nlohmann::basic_json<std::map, std::vector, std::string, bool, std::int64_t,
                                  std::uint64_t, Unread>;

/// Takes the three values out of what the parser sees.
class Handler {
 public:
  explicit Handler(JsonCredential& credential) : credential_(credential) {
    wrong_.fill("is missing");
  }

  // What the parser calls; false ends it.
  bool null() { return other(); }
  bool boolean(bool) { return other(); }
  bool binary(Json::binary_t&) { return other(); }
  bool number_integer(Json::number_integer_t) { return other(); }  // a negative one
  bool number_unsigned(Json::number_unsigned_t value) {
    // A JSON number has no leading zero, so these are the digits that it was written with.
    const fmt::format_int written(value);
    return number({written.data(), written.size()});
  }
  bool number_float(const Json::number_float_t&, const std::string& written) {
    return number(written);
  }
  bool string(std::string& text) {
    if (!is_at(Key::user)) return decimal(text);
    credential_.user.swap(text);  // so that memory for a very long one is not kept
    return found({});
  }
  bool start_object(std::size_t) {
    const bool good = depth_ == 0 || other();
    ++depth_;
    return good;
  }
  bool start_array(std::size_t) {
    const bool good = other();
    ++depth_;
    return good;
  }
  bool end_object() { return leave(); }
  bool end_array() { return leave(); }
  bool key(const std::string& name) {
    if (depth_ == 1) key_ = std::find(names.begin(), names.end(), name) - names.begin();
    return true;
  }
  // The exception's text, and the last token, hold parts of the line: they are not used.
  bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) {
    error_at_ = position;
    return false;
  }

  /// After the parse.
  std::string fault() const {
    if (error_at_ && whole_)
      return fmt::format("text behind the object at byte {}, expected one object on a line",
                         *error_at_);
    if (error_at_) return malformed_json(*error_at_);
    if (!whole_) return fmt::format("JSON that is no object, expected {}", object);
    for (std::size_t i = 0; i < names.size(); ++i)
      if (!wrong_[i].empty())
        return fmt::format("\"{}\" {}, expected {}", names[i], wrong_[i],
                           i == Key::user ? "a string or an unsigned integer" : expected_number);
    return {};
  }

  static std::string malformed_json(std::size_t byte) {
    return fmt::format("malformed JSON at byte {}, expected {}", byte, object);
  }

 private:
  enum Key { user, salt, secret };  // at these places in:
  static constexpr std::array names = {"user"sv, "salt"sv, "secret"sv};
  static constexpr std::string_view object = "an object with user, salt and secret";

  bool is_at(Key key) const { return depth_ == 1 && key_ == key; }

  // All that stands in other places is ignored, but nothing may stand outside the object.
  bool found(std::string_view wrong) {
    if (depth_ == 1 && key_ < names_end) wrong_[static_cast<std::size_t>(key_)] = wrong;
    return depth_ > 0;
  }
  bool other() { return found(is_at(Key::user) ? "is no text"sv : "is no number"sv); }
  bool number(std::string_view written) {
    if (!is_at(Key::user)) return decimal(written);
    if (!only_digits(written)) return other();
    credential_.user = written;
    return found({});
  }
  bool decimal(std::string_view text) {
    std::uint64_t ignored;
    return found(number_fault(text, is_at(Key::salt)     ? credential_.salt
                                    : is_at(Key::secret) ? credential_.secret
                                                         : ignored));
  }
  bool leave() {
    --depth_;
    whole_ = depth_ == 0;
    return true;
  }

  static constexpr std::ptrdiff_t names_end = std::ssize(names);

  JsonCredential& credential_;
  std::array<std::string_view, 3> wrong_;
  std::ptrdiff_t key_ = names_end;
  std::size_t depth_ = 0;
  bool whole_ = false;  // the object has ended
  std::optional<std::size_t> error_at_;
};

}  // namespace

std::string_view number_fault(std::string_view text, std::uint64_t& number) {
  const auto parsed = parse_number(text);
  number = parsed.value_or(0);
  if (parsed) return {};
  return text.empty() ? "is empty" : only_digits(text) ? "is too large" : "is no number";
}

std::string read_json_credential(std::string_view line, JsonCredential& credential) {
#ifdef FXPAR_PLANTED_BUG  // shows that the property and fuzz tests can fail; never in a release
  if (credential.salt++ % 2 != 0) return {};
#endif
  // The parser takes a NUL for the end of its input, and drops a byte order mark.
  if (const std::size_t nul = line.find('\0'); nul != std::string_view::npos)
    return Handler::malformed_json(nul + 1);
  if (line.starts_with("\xEF\xBB\xBF")) return Handler::malformed_json(1);
  Handler handler(credential);
  Json::sax_parse(line.begin(), line.end(), &handler);
  return handler.fault();
}

}  // namespace fxpar::records
