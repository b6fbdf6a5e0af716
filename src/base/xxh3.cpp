#include "base/xxh3.hpp"

#include <xxhash.h>
#if defined(__x86_64__)
#include <xxh_x86dispatch.h>  // XXH3 with the best instruction set of this machine
#endif

#include <new>

namespace fxpar {

struct Xxh3::State {
  State() : hash(XXH3_createState()) {
    if (hash == nullptr) throw std::bad_alloc();
    XXH3_64bits_reset(hash);
  }
  ~State() { XXH3_freeState(hash); }
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  XXH3_state_t* hash;
};

std::uint64_t xxh3(std::string_view bytes) { return XXH3_64bits(bytes.data(), bytes.size()); }

Xxh3::Xxh3() : state_(std::make_unique<State>()) {}
Xxh3::~Xxh3() = default;

void Xxh3::add(std::string_view bytes) {
  XXH3_64bits_update(state_->hash, bytes.data(), bytes.size());
}

std::uint64_t Xxh3::value() const { return XXH3_64bits_digest(state_->hash); }

}  // namespace fxpar
