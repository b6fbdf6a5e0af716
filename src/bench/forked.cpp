#include "bench/forked.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <type_traits>

#include "base/error.hpp"
#include "io/descriptor.hpp"

namespace fxpar::bench {

namespace {

static_assert(std::is_trivially_copyable_v<Checksum>);  // it travels as bytes

bool write_all(int fd, const void* data, std::size_t size) {
  const char* at = static_cast<const char*>(data);
  while (size > 0) {
    const ssize_t written = write(fd, at, size);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    at += written;
    size -= static_cast<std::size_t>(written);
  }
  return true;
}

void read_all(int fd, void* data, std::size_t size) {
  char* at = static_cast<char*>(data);
  while (size > 0) {
    const ssize_t got = read(fd, at, size);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) throw IoError("a process of the bench ended before its work was done");
    at += got;
    size -= static_cast<std::size_t>(got);
  }
}

[[noreturn]] void be_child(pid_t parent, int fd, const std::function<engine::Result()>& work) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);  // it was gone before
  try {
    const engine::Result result = work();
    const std::size_t count = result.values.size();
    const bool sent = write_all(fd, &result.checksum, sizeof result.checksum) &&
                      write_all(fd, &count, sizeof count) &&
                      write_all(fd, result.values.data(), count * sizeof result.values[0]);
    _exit(sent ? 0 : 1);
  } catch (...) {
    _exit(1);
  }
}

/// One forked process, which does not outlive this.
class Child {
 public:
  explicit Child(const std::function<engine::Result()>& work) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) fail();
    results_ = io::Descriptor(ends[0]);
    const io::Descriptor writing(ends[1]);
    const pid_t parent = getpid();
    pid_ = fork();
    if (pid_ < 0) fail();
    if (pid_ == 0) be_child(parent, ends[1], work);
  }
  ~Child() {
    if (pid_ <= 0) return;
    kill(pid_, SIGKILL);
    wait();
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  Child(Child&& other) noexcept
      : results_(std::move(other.results_)), pid_(std::exchange(other.pid_, -1)) {}

  engine::Result result() {
    engine::Result result;
    std::size_t count = 0;
    read_all(results_.get(), &result.checksum, sizeof result.checksum);
    read_all(results_.get(), &count, sizeof count);
    result.values.resize(count);
    read_all(results_.get(), result.values.data(), count * sizeof result.values[0]);
    wait();
    return result;
  }

 private:
  [[noreturn]] static void fail() {
    throw IoError(fmt::format("cannot start a process: {}", std::strerror(errno)));
  }
  void wait() {
    while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
    }
    pid_ = -1;
  }

  io::Descriptor results_;
  pid_t pid_ = -1;
};

}  // namespace

std::vector<engine::Result> in_forked_processes(
    unsigned count, const std::function<engine::Result(unsigned)>& work) {
  std::vector<Child> children;
  children.reserve(count);
  for (unsigned i = 0; i < count; ++i) children.emplace_back([&] { return work(i); });
  std::vector<engine::Result> results;
  for (Child& child : children) results.push_back(child.result());
  return results;
}

}  // namespace fxpar::bench
