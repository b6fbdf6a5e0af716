// Where results go: stdout, a FIFO or device, or a file that appears under its name only when it
// is complete. The one place that writes data; it also takes the XXH3 of the bytes as they go.
//
// A named regular file is written to a temporary name beside it. commit() renames that over the
// old file, which keeps its mode (and owner, where we may), and follows a symlink to its target.
// Without commit(), or after a signal, the old content stays and the temporary file is gone.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/on_signal.hpp"
#include "base/xxh3.hpp"
#include "io/descriptor.hpp"

namespace fxpar::io {

class Output {
 public:
  /// `-` is stdout. Throws IoError with `NAME: reason` if it cannot be written.
  explicit Output(const std::string& path);
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  /// Writes all of it. Throws IoError, or ReaderLeft on a closed pipe.
  void write(std::string_view bytes);

  /// Everything has been written and may stand. Throws IoError.
  void commit();

  /// True if what was written is lost unless commit() follows.
  bool is_discarded() const { return temporary_.has_value(); }

  std::uint64_t bytes() const { return bytes_; }

  /// XXH3-64 of all bytes so far, as `xxhsum -H3` prints it: 16 hex digits.
  std::string xxh3() const;

  /// The descriptor if it is a pipe or socket, whose reader can leave; else -1.
  int pipe() const { return pipe_; }

  /// True once the reader of a pipe has closed it.
  bool reader_left() const;

 private:
  void open_directly(int fd);
  void open_beside(const std::string& target);

  std::string label_;
  Descriptor owned_;
  int fd_ = -1;
  int pipe_ = -1;
  std::uint64_t bytes_ = 0;
  Xxh3 digest_;

  std::string target_;  // the final name, if the file is written beside it
  std::optional<TemporaryFile> temporary_;
};

/// True if writing to `output` (`-` is stdout) would overwrite or extend what is read from `input`
/// (`-` is stdin): the same file or FIFO. Opens neither.
bool is_input(const std::string& output, const std::string& input);

/// True if both names lead to the same file, which need not be there yet.
bool is_same_output(const std::string& a, const std::string& b);

}  // namespace fxpar::io
