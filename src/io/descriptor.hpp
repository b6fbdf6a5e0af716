// A file descriptor that closes itself, and the few things that are asked of one everywhere.
#pragma once

#include <string>
#include <utility>

namespace fxpar::io {

class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int fd) : fd_(fd) {}
  Descriptor(Descriptor&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(fd_, other.fd_);
    return *this;
  }
  ~Descriptor() { close(); }

  int get() const { return fd_; }
  explicit operator bool() const { return fd_ >= 0; }

  /// False, with errno, if the system could not keep what was written.
  bool close();

 private:
  int fd_ = -1;
};

/// Puts /dev/null on each of the descriptors 0, 1, 2 that is closed, so that no file opened later
/// becomes stdout or stderr by accident; opened the wrong way round, so that use of it still fails.
void open_standard_descriptors();

/// What errno means, as `No such file or directory`.
std::string error_text(int error_number);

}  // namespace fxpar::io
