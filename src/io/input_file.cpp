#include "io/input_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

#include "base/error.hpp"
#include "base/text.hpp"

namespace fxpar::io {

namespace {

// Non-blocking, so that a FIFO without a writer is waited for by poll, which can be ended.
int open_for_reading(const std::string& name) {
  return open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
}

std::uint64_t position(int fd) {
  const off_t at = lseek(fd, 0, SEEK_CUR);
  return at > 0 ? static_cast<std::uint64_t>(at) : 0;
}

}  // namespace

std::string input_label(const std::string& name) {
  return name == "-" ? "stdin" : name.empty() ? "''" : printable(name);
}

InputFile::InputFile(const std::string& name) : label_(input_label(name)) {
  if (name == "-") {
    fd_ = STDIN_FILENO;
  } else {
    owned_ = Descriptor(open_for_reading(name));
    fd_ = owned_.get();
  }
  struct stat info {};
  if (fd_ < 0 || fstat(fd_, &info) != 0) throw IoError(label_ + ": " + error_text(errno));
  if (S_ISDIR(info.st_mode)) throw IoError(label_ + ": is a directory, expected a file");
  if (fd_ == STDIN_FILENO && (fcntl(fd_, F_GETFL) & O_ACCMODE) == O_WRONLY)
    throw IoError(label_ + ": is closed, expected input or a FILE");
  regular_ = S_ISREG(info.st_mode);
  if (!regular_) return;
  offset_ = position(fd_);
  size_ = static_cast<std::uint64_t>(info.st_size);
  posix_fadvise(fd_, 0, 0, POSIX_FADV_SEQUENTIAL);
}

bool InputFile::is_terminal() const { return isatty(fd_) == 1; }

InputFile::Result InputFile::read(char* to, std::size_t size, int wake,
                                  std::optional<std::chrono::milliseconds> timeout) {
  for (;;) {
    if (!regular_) {
      std::array<pollfd, 2> wait{{{fd_, POLLIN, 0}, {wake, POLLIN, 0}}};
      const int milliseconds = timeout ? static_cast<int>(timeout->count()) : -1;
      const int ready = poll(wait.data(), wait.size(), milliseconds);
      if (ready < 0 && errno == EINTR) continue;
      if (ready < 0) throw IoError(label_ + ": cannot wait for input: " + error_text(errno));
      if (wait[1].revents != 0) return {Status::interrupted};
      if (ready == 0) return {Status::timeout};
    }
    const ssize_t n = ::read(fd_, to, size);
    if (n > 0) {
      offset_ += static_cast<std::uint64_t>(n);
      return {Status::bytes, static_cast<std::size_t>(n)};
    }
    if (n == 0) {
      check_not_shorter();
      return {Status::end};
    }
    if (errno != EINTR && errno != EAGAIN) throw IoError(label_ + ": " + error_text(errno));
  }
}

void InputFile::check_not_shorter() const {
  struct stat now {};
  if (!regular_ || offset_ >= size_ || fstat(fd_, &now) != 0) return;
  // Files in /sys have a size of 4096 and less in them; only a size that changed says something.
  if (static_cast<std::uint64_t>(now.st_size) >= size_) return;
  throw IoError(fmt::format("{}: became shorter while it was read: ends at byte {}, expected {}",
                            label_, offset_, size_));
}

std::optional<Preview> preview(const std::string& name, std::size_t head_bytes) {
  // Nothing but a regular file is opened here: the writer of a FIFO would see its reader leave.
  struct stat info {};
  const int failed = name == "-" ? fstat(STDIN_FILENO, &info) : stat(name.c_str(), &info);
  if (failed != 0 || !S_ISREG(info.st_mode)) return {};
  Descriptor owned;
  if (name != "-") owned = Descriptor(open_for_reading(name));
  const int fd = name == "-" ? STDIN_FILENO : owned.get();
  const std::uint64_t start = name == "-" ? position(fd) : 0;
  const auto size = static_cast<std::uint64_t>(info.st_size);
  Preview result;
  result.size = size > start ? size - start : 0;
  result.head.resize(std::min<std::uint64_t>(head_bytes, result.size));
  std::size_t filled = 0;
  while (filled < result.head.size()) {
    const ssize_t n = pread(fd, result.head.data() + filled, result.head.size() - filled,
                            static_cast<off_t>(start + filled));
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) break;
    filled += static_cast<std::size_t>(n);
  }
  result.head.resize(filled);
  return result;
}

}  // namespace fxpar::io
