// The values in generated log lines that are no words: times, numbers and identifiers. All that is
// random comes from one seeded generator here, in integers only, so that a seed means the same
// bytes on every machine.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/buffer.hpp"

namespace fxpar::gen {

/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
class SplitMix {
 public:
  explicit SplitMix(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
  }

  /// A number below `m`; m <= 2^32.
  std::uint64_t below(std::uint64_t m) { return ((next() >> 32) * m) >> 32; }

  /// The same, but half of them are below m/4.
  std::uint64_t skewed_below(std::uint64_t m) {
    const std::uint64_t r = next() >> 32;
    return (((r * r) >> 32) * m) >> 32;
  }

 private:
  std::uint64_t state_;
};

/// The time of the log, which begins on 2 March 2026 at 06:25:00 UTC and never goes back.
class LogClock {
 public:
  LogClock();

  void advance(std::uint64_t microseconds);

  std::uint64_t seconds() const { return now_ / 1'000'000; }  // since 1970
  std::uint64_t microsecond_of_second() const { return now_ % 1'000'000; }
  std::uint64_t uptime() const { return now_ - boot_; }  // microseconds

  /// The current second, in the forms that logs have.
  struct Shown {
    std::string syslog;  // `Mar  2 06:25:00`
    std::string iso;     // `2026-03-02T06:25:00`
    std::string plain;   // `2026-03-02 06:25:00`
    std::string slash;   // `2026/03/02 06:25:00`
    std::string clf;     // `02/Mar/2026:06:25:00 +0000`
    std::string klog;    // `0302 06:25:00`
  };
  const Shown& shown() const { return shown_; }

 private:
  void show_second();

  std::uint64_t now_;   // microseconds since 1970
  std::uint64_t boot_;  // the same
  Shown shown_;
};

/// Whole numbers from `least` to `most`, at most 2^32 of them.
struct Range {
  std::uint64_t least = 0, most = 0;

  std::uint64_t size() const { return most - least + 1; }
};

/// `2-6`, or `6` for 6-6. Throws std::logic_error.
Range parse_range(std::string_view text);

/// What a placeholder asks for.
struct ValueSpec {
  enum class Kind {
    // Times.
    syslog_time,  // `Mar  2 06:25:00`
    iso_time,     // `2026-03-02T06:25:00.123Z`
    plain_time,   // `2026-03-02 06:25:00`
    point_time,   // `2026-03-02 06:25:00.123`
    comma_time,   // `2026-03-02 06:25:00,123`
    slash_time,   // `2026/03/02 06:25:00`
    clf_time,     // `02/Mar/2026:06:25:00 +0000`
    klog_time,    // `0302 06:25:00.123456`
    epoch,        // seconds since 1970
    epoch_ms,     // milliseconds since 1970
    uptime,       // `432000.123456`, seconds since the kernel was started

    // Numbers: `{int:least-most}`.
    integer,  // all equally likely; its name is `int`
    small,    // mostly small
    centi,    // mostly small, in hundredths: `{centi:1-250}` is 0.01 to 2.50
    milli,    // the same in thousandths

    // Characters: `{hex:count}`.
    hex,      // 0-9a-f
    alnum,    // 0-9a-z
    upper,    // 0-9A-Z
    base64,   // A-Za-z0-9+/
    address,  // 12 hex digits, without a count

    // Identifiers, most of which were seen shortly before.
    ip,         // IPv4, private or public
    ipv6,       // of the documentation prefix 2001:db8::/32
    mac,        // of a virtual machine
    port,       // of a client: 32768 to 60999
    pid,        // 300 to 65535
    session,    // the number of a login session
    uuid,       // version 4
    queue,      // mail in a queue: 10 hex digits in capitals
    container,  // 12 hex digits
  };

  Kind kind;
  Range range;  // a count is a range of one
};

/// None if no value has this name. Throws std::logic_error where the arguments are wrong.
std::optional<ValueSpec> value_named(std::string_view name, std::string_view arguments);

class LogValues {
 public:
  explicit LogValues(std::uint64_t seed) : random_(seed) {}

  SplitMix& random() { return random_; }
  LogClock& clock() { return clock_; }

  void append(const ValueSpec& spec, Buffer& out);

 private:
  static constexpr std::size_t identifier_kinds = 9;

  /// Identifiers of one kind, any 64 bits; zero is a place still empty.
  using Recent = std::array<std::uint64_t, 64>;

  std::uint64_t identifier(ValueSpec::Kind kind);
  void append_identifier(ValueSpec::Kind kind, Buffer& out);
  void append_characters(std::string_view alphabet, std::uint64_t count, Buffer& out);

  SplitMix random_;
  LogClock clock_;
  std::array<Recent, identifier_kinds> recent_{};
};

}  // namespace fxpar::gen
