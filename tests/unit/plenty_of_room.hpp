// Memory without a bound, for tests that use a source without an engine.
#pragma once

#include <cstddef>

#include "engine/stages.hpp"

namespace fxpar {

class PlentyOfRoom final : public engine::Room {
 public:
  void wait_for(std::size_t) override {}
};

inline PlentyOfRoom room;

}  // namespace fxpar
