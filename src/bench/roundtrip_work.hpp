// What the calls of bench roundtrip do.
#pragma once

#include <cstdint>
#include <string>

namespace fxpar::bench {

/// Gives back what it is given.
unsigned no_work(unsigned number);

/// Builds an array of 300 objects, serialises it, parses that, and says whether the two are equal.
bool json_equals_itself();

/// A buffer that is sent to be echoed. Its ends are marked anew for each trip, so that the answer
/// of an earlier one is seen.
class Payload {
 public:
  explicit Payload(std::uint64_t bytes);

  /// For one trip: to be copied, or to be moved from and given back.
  std::string& next();
  void put_back(std::string&& bytes) { bytes_ = std::move(bytes); }

  /// Throws std::logic_error if this is not what next() gave last: its size and its ends, or all.
  void check(const std::string& answer) const;
  void check_whole(const std::string& answer) const;

 private:
  std::uint64_t size_;
  std::uint64_t middle_;  // hash of all but the ends, which no trip changes
  unsigned char mark_ = 0;
  std::string bytes_;
};

}  // namespace fxpar::bench
