#include "io/wake.hpp"

#include <sys/eventfd.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>

#include "base/error.hpp"

namespace fxpar::io {

Wake::Wake() : event_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  if (!event_) throw IoError("cannot make an event descriptor: " + error_text(errno));
}

void Wake::notify() const {
  const std::uint64_t one = 1;
  [[maybe_unused]] const ssize_t ignored = write(event_.get(), &one, sizeof one);
}

}  // namespace fxpar::io
