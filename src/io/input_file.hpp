// One input: a file, a FIFO, a device or stdin. It is read to its end; its size is only a hint,
// except that a file which became shorter since it was opened is an error. Nothing is mapped: a
// mapped file that somebody cuts would kill us with SIGBUS.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "io/descriptor.hpp"

namespace fxpar::io {

class InputFile {
 public:
  /// Opens `name`, where `-` is stdin. Throws IoError with `NAME: reason`, for a directory too.
  explicit InputFile(const std::string& name);

  enum class Status { bytes, end, timeout, interrupted };
  struct Result {
    Status status;
    std::size_t bytes = 0;
  };

  /// Reads up to `size` bytes. A wait for them ends too when the descriptor `wake` (wake.hpp) is
  /// readable, or after `timeout`. Throws IoError with `NAME: reason`.
  Result read(char* to, std::size_t size, int wake,
              std::optional<std::chrono::milliseconds> timeout);

  bool is_terminal() const;
  bool is_regular() const { return regular_; }

  /// How this input is called in messages.
  const std::string& label() const { return label_; }

 private:
  void check_not_shorter() const;

  std::string label_;
  Descriptor owned_;
  int fd_ = -1;
  bool regular_ = false;
  std::uint64_t offset_ = 0;  // of the next byte
  std::uint64_t size_ = 0;    // when it was opened
};

/// How messages call an input: its name made printable, or `stdin`.
std::string input_label(const std::string& name);

/// The bytes from the present position of `name` to its end, if it is a regular file that has a
/// size; and its first bytes, for an estimate of what is in it.
struct Preview {
  std::uint64_t size = 0;
  std::string head;
};
std::optional<Preview> preview(const std::string& name, std::size_t head_bytes);

}  // namespace fxpar::io
