#include "base/buffer.hpp"

#include <gtest/gtest.h>

#include <string>

namespace fxpar {
namespace {

TEST(Buffer, KeepsBytesWhileItGrows) {
  Buffer buffer;
  std::string expected;
  for (int i = 0; i < 10'000; ++i) {
    const std::string part(static_cast<std::size_t>(i % 37), static_cast<char>('a' + i % 26));
    buffer.append(part);
    expected += part;
  }
  EXPECT_EQ(buffer.view(), expected);
}

TEST(Buffer, TellsItsWatcherFromTheMarkOn) {
  struct Recorder final : Buffer::Watcher {
    void mark_reached(Buffer& b) override {
      ++calls;
      b.clear();
    }
    int calls = 0;
  };
  Recorder watcher;
  Buffer buffer;
  buffer.watch(&watcher, 10);
  buffer.append("123456789");
  buffer.check_mark();
  EXPECT_EQ(watcher.calls, 0);
  buffer.append('0');
  buffer.check_mark();
  EXPECT_EQ(watcher.calls, 1);
  EXPECT_TRUE(buffer.empty());
}

}  // namespace
}  // namespace fxpar
