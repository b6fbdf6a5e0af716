// XXH3-64 of xxHash, the only place that knows that library. Values do not depend on the machine:
// they are what `xxhsum -H3` says.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

namespace fxpar {

/// Of some bytes at once.
std::uint64_t xxh3(std::string_view bytes);

/// Of bytes that come piece by piece.
class Xxh3 {
 public:
  Xxh3();
  ~Xxh3();
  Xxh3(const Xxh3&) = delete;
  Xxh3& operator=(const Xxh3&) = delete;

  void add(std::string_view bytes);
  std::uint64_t value() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace fxpar
