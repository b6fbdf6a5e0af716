#include "io/output.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "base/error.hpp"
#include "base/text.hpp"

namespace fxpar::io {

namespace fs = std::filesystem;

namespace {

/// The name that a chain of symlinks ends in, whether or not a file is there.
std::string follow_links(std::string path) {
  for (int steps = 0; steps < 40; ++steps) {
    std::error_code error;
    const fs::path target = fs::read_symlink(path, error);
    if (error) return path;
    path =
        target.is_absolute() ? target.string() : (fs::path(path).parent_path() / target).string();
  }
  return path;  // a loop: opening it will say so
}

/// The descriptor that /dev/stdout, /dev/fd/N and the like name. Opening such a name would make a
/// second file position (or fail, for a socket); a duplicate shares the first.
std::optional<int> named_descriptor(const std::string& path) {
  if (path == "/dev/stdout") return STDOUT_FILENO;
  if (path == "/dev/stderr") return STDERR_FILENO;
  for (const std::string_view prefix : {"/dev/fd/", "/proc/self/fd/"})
    if (path.starts_with(prefix))
      if (const auto number = parse_number(std::string_view(path).substr(prefix.size())))
        return static_cast<int>(std::min<std::uint64_t>(*number, 1 << 30));
  return {};
}

}  // namespace

Output::Output(const std::string& path) : label_(path == "-" ? "stdout" : printable(path)) {
  struct stat info {};
  const auto fd = path == "-" ? STDOUT_FILENO : named_descriptor(path);
  const bool exists = !fd && stat(path.c_str(), &info) == 0;
  if (!fd && !exists && errno != ENOENT) throw IoError(label_ + ": " + error_text(errno));
  if (path == "-") {
    open_directly(STDOUT_FILENO);
  } else if (fd) {
    owned_ = Descriptor(fcntl(*fd, F_DUPFD_CLOEXEC, 3));
    open_directly(owned_.get());
  } else if (exists && S_ISDIR(info.st_mode)) {
    throw IoError(label_ + ": is a directory, expected a file to write");
  } else if (exists && !S_ISREG(info.st_mode)) {  // a FIFO or a device: never replaced by a file
    owned_ = Descriptor(open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
    open_directly(owned_.get());
  } else {
    // A rename needs no right to the file itself, but its owner may have meant what the mode says.
    if (exists && access(path.c_str(), W_OK) != 0) throw IoError(label_ + ": " + error_text(errno));
    open_beside(follow_links(path));
  }
}

void Output::open_directly(int fd) {
  fd_ = fd;
  struct stat info {};
  if (fd < 0 || fstat(fd, &info) != 0) throw IoError(label_ + ": " + error_text(errno));
  if ((fcntl(fd, F_GETFL) & O_ACCMODE) == O_RDONLY)
    throw IoError(label_ + ": is closed or not open for writing");
  if (S_ISFIFO(info.st_mode) || S_ISSOCK(info.st_mode)) pipe_ = fd;
}

void Output::open_beside(const std::string& target) {
  const fs::path path(target);
  struct stat old {};
  const bool exists = stat(target.c_str(), &old) == 0;
  // A name of up to 255 bytes must stay one that a file system takes.
  const std::string stem = path.filename().string().substr(0, 200);
  if (stem.empty()) throw IoError(label_ + ": is no name for a file");
  std::string name = (path.parent_path() / ("." + stem + ".fxpar-XXXXXX")).string();
  target_ = target;
  {
    const SignalsHeld held;  // none may come between the file and its removal
    owned_ = Descriptor(mkostemp(name.data(), O_CLOEXEC));
    if (owned_) temporary_.emplace(name);
  }
  fd_ = owned_.get();
  if (fd_ < 0) throw IoError(label_ + ": cannot write beside it: " + error_text(errno));
  mode_t mode = 0;
  if (exists) {
    mode = old.st_mode & 07777;
    [[maybe_unused]] const int ignored = fchown(fd_, old.st_uid, old.st_gid);
  } else {
    const mode_t mask = umask(0);
    umask(mask);
    mode = 0666 & ~mask;
  }
  fchmod(fd_, mode);
}

void Output::write(std::string_view bytes) {
  digest_.add(bytes);
  bytes_ += bytes.size();
  while (!bytes.empty()) {
    const ssize_t n = ::write(fd_, bytes.data(), bytes.size());
    if (n >= 0) {
      bytes.remove_prefix(static_cast<std::size_t>(n));
    } else if (errno == EAGAIN) {  // somebody made our stdout non-blocking
      pollfd ready{fd_, POLLOUT, 0};
      poll(&ready, 1, -1);
    } else if (errno == EPIPE || (errno == ECONNRESET && pipe_ >= 0)) {
      throw ReaderLeft{};
    } else if (errno != EINTR) {
      throw IoError(label_ + ": cannot write: " + error_text(errno));
    }
  }
}

void Output::commit() {
  // Closing can be where a network file system or a quota says that it did not work.
  if (owned_ && !owned_.close()) throw IoError(label_ + ": cannot write: " + error_text(errno));
  if (!temporary_) return;
  if (std::rename(temporary_->path(), target_.c_str()) != 0)
    throw IoError(label_ + ": cannot rename the finished file: " + error_text(errno));
  temporary_->keep();
  temporary_.reset();
}

std::string Output::xxh3() const { return fmt::format("{:016x}", digest_.value()); }

bool Output::reader_left() const {
  pollfd state{pipe_, 0, 0};
  return pipe_ >= 0 && poll(&state, 1, 0) == 1 && (state.revents & (POLLERR | POLLHUP)) != 0;
}

bool is_input(const std::string& output, const std::string& input) {
  struct stat in {
  }, out{};
  if ((input == "-" ? fstat(STDIN_FILENO, &in) : stat(input.c_str(), &in)) != 0) return false;
  if ((output == "-" ? fstat(STDOUT_FILENO, &out) : stat(output.c_str(), &out)) != 0) return false;
  // A terminal or /dev/null may well be both.
  return in.st_dev == out.st_dev && in.st_ino == out.st_ino &&
         (S_ISREG(out.st_mode) || S_ISFIFO(out.st_mode));
}

bool is_same_output(const std::string& a, const std::string& b) {
  const auto resolved = [](const std::string& name) {
    std::error_code ignored;
    const std::string end = follow_links(name == "-" ? "/dev/stdout" : name);
    return fs::weakly_canonical(fs::absolute(end), ignored);
  };
  return is_input(a, b == "-" ? "/dev/stdout" : b) || resolved(a) == resolved(b);
}

}  // namespace fxpar::io
