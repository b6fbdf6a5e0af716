#include "data-gen/log_values.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <stdexcept>

#include "base/text.hpp"

namespace fxpar::gen {

namespace {

using Kind = ValueSpec::Kind;

constexpr std::array<std::string_view, 12> months = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                     "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

constexpr std::string_view digits_36 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr std::string_view small_digits_36 = "0123456789abcdefghijklmnopqrstuvwxyz";
constexpr std::string_view digits_64 =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

struct Name {
  std::string_view name;
  Kind kind;
};

constexpr std::array names = {
    Name{"syslog_time", Kind::syslog_time},
    Name{"iso_time", Kind::iso_time},
    Name{"plain_time", Kind::plain_time},
    Name{"point_time", Kind::point_time},
    Name{"comma_time", Kind::comma_time},
    Name{"slash_time", Kind::slash_time},
    Name{"clf_time", Kind::clf_time},
    Name{"klog_time", Kind::klog_time},
    Name{"epoch", Kind::epoch},
    Name{"epoch_ms", Kind::epoch_ms},
    Name{"uptime", Kind::uptime},
    Name{"int", Kind::integer},
    Name{"small", Kind::small},
    Name{"centi", Kind::centi},
    Name{"milli", Kind::milli},
    Name{"hex", Kind::hex},
    Name{"alnum", Kind::alnum},
    Name{"upper", Kind::upper},
    Name{"base64", Kind::base64},
    Name{"address", Kind::address},
    Name{"ip", Kind::ip},
    Name{"ipv6", Kind::ipv6},
    Name{"mac", Kind::mac},
    Name{"port", Kind::port},
    Name{"pid", Kind::pid},
    Name{"session", Kind::session},
    Name{"uuid", Kind::uuid},
    Name{"queue", Kind::queue},
    Name{"container", Kind::container},
};

bool takes_range(Kind kind) { return kind >= Kind::integer && kind <= Kind::base64; }

void append_number(std::uint64_t number, Buffer& out) {
  const fmt::format_int text(number);
  out.append({text.data(), text.size()});
}

/// The last `width` digits of `number` in a base that is a power of two or ten.
template <unsigned base>
void append_digits(std::uint64_t number, std::size_t width, Buffer& out,
                   std::string_view alphabet = small_digits_36) {
  char* const begin = out.reserve(width);
  for (char* p = begin + width; p != begin; number /= base) *--p = alphabet[number % base];
  out.commit(width);
}

void append_decimal(std::uint64_t number, std::uint64_t unit, std::size_t places, Buffer& out) {
  append_number(number / unit, out);
  out.append('.');
  append_digits<10>(number % unit, places, out);
}

void append_ip(std::uint64_t bits, Buffer& out) {
  const auto byte = [&](unsigned i) { return (bits >> (8 * i)) & 0xFF; };
  const bool is_private = byte(4) < 0x80;
  // Public ones stay clear of 0, 10, 127 and of what is above 223.
  append_number(is_private ? 10 : 11 + byte(3) % 116, out);
  out.append('.');
  append_number(is_private ? byte(2) % 4 : byte(2), out);
  out.append('.');
  append_number(is_private ? byte(1) % 16 : byte(1), out);
  out.append('.');
  append_number(1 + byte(0) % 254, out);
}

void append_uuid(std::uint64_t bits, Buffer& out) {
  // The other half must follow from this one, so that it is the same when seen again.
  const std::uint64_t rest = SplitMix(bits).next();
  append_digits<16>(bits >> 32, 8, out);
  out.append('-');
  append_digits<16>(bits >> 16, 4, out);
  out.append("-4");
  append_digits<16>(bits, 3, out);
  out.append('-');
  append_digits<16>(0x8 + (rest >> 62), 1, out);
  append_digits<16>(rest >> 48, 3, out);
  out.append('-');
  append_digits<16>(rest, 12, out);
}

}  // namespace

LogClock::LogClock() {
  using namespace std::chrono;
  constexpr sys_seconds start = sys_days{year{2026} / March / 2} + hours{6} + minutes{25};
  constexpr auto micros = [](sys_seconds time) {
    return static_cast<std::uint64_t>(microseconds(time.time_since_epoch()).count());
  };
  now_ = micros(start);
  boot_ = micros(start - days{5});
  show_second();
}

void LogClock::advance(std::uint64_t microseconds) {
  const std::uint64_t before = seconds();
  now_ += microseconds;
  if (seconds() != before) show_second();
}

void LogClock::show_second() {
  const std::uint64_t second = seconds() % 86400;
  const std::chrono::sys_days day{std::chrono::days{seconds() / 86400}};
  const std::chrono::year_month_day date{day};
  const int y = static_cast<int>(date.year());
  const unsigned m = static_cast<unsigned>(date.month());
  const unsigned d = static_cast<unsigned>(date.day());
  const std::string time =
      fmt::format("{:02}:{:02}:{:02}", second / 3600, second / 60 % 60, second % 60);
  shown_.syslog = fmt::format("{} {:2} {}", months[m - 1], d, time);
  shown_.iso = fmt::format("{}-{:02}-{:02}T{}", y, m, d, time);
  shown_.plain = fmt::format("{}-{:02}-{:02} {}", y, m, d, time);
  shown_.slash = fmt::format("{}/{:02}/{:02} {}", y, m, d, time);
  shown_.clf = fmt::format("{:02}/{}/{}:{} +0000", d, months[m - 1], y, time);
  shown_.klog = fmt::format("{:02}{:02} {}", m, d, time);
}

Range parse_range(std::string_view text) {
  const std::size_t dash = std::min(text.find('-'), text.size());
  const auto least = parse_number(text.substr(0, dash));
  const auto most = dash == text.size() ? least : parse_number(text.substr(dash + 1));
  if (!least || !most || *least > *most || *most - *least >= std::uint64_t{1} << 32)
    throw std::logic_error(fmt::format("'{}' is no range", text));
  return {*least, *most};
}

std::optional<ValueSpec> value_named(std::string_view name, std::string_view arguments) {
  const auto at = std::find_if(names.begin(), names.end(),
                               [&](const Name& known) { return known.name == name; });
  if (at == names.end()) return {};
  if (takes_range(at->kind)) return ValueSpec{at->kind, parse_range(arguments)};
  if (!arguments.empty()) throw std::logic_error(fmt::format("{{{}}} takes no arguments", name));
  return ValueSpec{at->kind, {}};
}

std::uint64_t LogValues::identifier(Kind kind) {
  Recent& seen = recent_[static_cast<std::size_t>(kind) - static_cast<std::size_t>(Kind::ip)];
  const std::uint64_t r = random_.next();
  std::uint64_t& one = seen[r % seen.size()];
  const bool is_new = r >> 62 == 0;
  if (is_new || one == 0) one = random_.next();
  return one;
}

void LogValues::append_identifier(Kind kind, Buffer& out) {
  const std::uint64_t bits = identifier(kind);
  switch (kind) {
    case Kind::ip:
      return append_ip(bits, out);
    case Kind::ipv6:
      out.append("2001:db8:");
      append_digits<16>(bits >> 48, 4, out);
      out.append("::");
      return append_digits<16>(bits, 4, out);
    case Kind::mac:
      out.append("52:54:00");
      for (const unsigned shift : {0U, 8U, 16U}) {
        out.append(':');
        append_digits<16>(bits >> shift, 2, out);
      }
      return;
    case Kind::port:
      return append_number(32768 + bits % 28232, out);
    case Kind::pid:
      return append_number(300 + bits % 65236, out);
    case Kind::session:
      return append_number(1 + bits % 9999, out);
    case Kind::uuid:
      return append_uuid(bits, out);
    case Kind::queue:
      return append_digits<16>(bits, 10, out, digits_36);
    default:
      return append_digits<16>(bits, 12, out);
  }
}

void LogValues::append_characters(std::string_view alphabet, std::uint64_t count, Buffer& out) {
  char* p = out.reserve(count);
  std::uint64_t bits = 0;
  for (std::uint64_t i = 0; i < count; ++i) {
    if (i % 8 == 0) bits = random_.next();
    *p++ = alphabet[((bits & 0xFF) * alphabet.size()) >> 8];
    bits >>= 8;
  }
  out.commit(count);
}

void LogValues::append(const ValueSpec& spec, Buffer& out) {
  const LogClock::Shown& second = clock_.shown();
  const auto number = [&] { return spec.range.least + random_.below(spec.range.size()); };
  const auto small = [&] {
    return spec.range.least + random_.skewed_below(random_.skewed_below(spec.range.size()) + 1);
  };
  const auto milliseconds = [&](char point) {
    out.append(point);
    append_digits<10>(clock_.microsecond_of_second() / 1000, 3, out);
  };
  switch (spec.kind) {
    case Kind::syslog_time:
      return out.append(second.syslog);
    case Kind::iso_time:
      out.append(second.iso);
      milliseconds('.');
      return out.append('Z');
    case Kind::plain_time:
      return out.append(second.plain);
    case Kind::point_time:
      out.append(second.plain);
      return milliseconds('.');
    case Kind::comma_time:
      out.append(second.plain);
      return milliseconds(',');
    case Kind::slash_time:
      return out.append(second.slash);
    case Kind::clf_time:
      return out.append(second.clf);
    case Kind::klog_time:
      out.append(second.klog);
      out.append('.');
      return append_digits<10>(clock_.microsecond_of_second(), 6, out);
    case Kind::epoch:
      return append_number(clock_.seconds(), out);
    case Kind::epoch_ms:
      append_number(clock_.seconds(), out);
      return append_digits<10>(clock_.microsecond_of_second() / 1000, 3, out);
    case Kind::uptime:
      return append_decimal(clock_.uptime(), 1'000'000, 6, out);
    case Kind::integer:
      return append_number(number(), out);
    case Kind::small:
      return append_number(small(), out);
    case Kind::centi:
      return append_decimal(small(), 100, 2, out);
    case Kind::milli:
      return append_decimal(small(), 1000, 3, out);
    case Kind::hex:
      return append_characters(small_digits_36.substr(0, 16), number(), out);
    case Kind::alnum:
      return append_characters(small_digits_36, number(), out);
    case Kind::upper:
      return append_characters(digits_36, number(), out);
    case Kind::base64:
      return append_characters(digits_64, number(), out);
    case Kind::address:
      out.append("7f");
      return append_digits<16>(random_.next(), 10, out);
    default:
      return append_identifier(spec.kind, out);
  }
}

}  // namespace fxpar::gen
