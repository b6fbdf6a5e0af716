// A growing run of bytes that is filled once and reused: what a chunk's results are formatted
// into. Unlike std::string it never clears memory that is about to be written, and it can be
// watched: once its size reaches a mark, a Watcher may empty it or set the mark further out. That
// is how the output of one chunk stays within the memory that a run may use.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <memory>
#include <new>
#include <string_view>
#include <utility>

namespace fxpar {

class Buffer {
 public:
  class Watcher {
   public:
    virtual void mark_reached(Buffer& buffer) = 0;

   protected:
    ~Watcher() = default;
  };

  std::string_view view() const { return {data_.get(), size_}; }
  std::size_t size() const { return size_; }
  std::size_t capacity() const { return capacity_; }
  bool empty() const { return size_ == 0; }
  void clear() { size_ = 0; }

  /// Gives the memory back.
  void release() {
    data_.reset();
    size_ = capacity_ = 0;
  }

  /// Room for `n` more bytes; commit() says how many of them were used.
  char* reserve(std::size_t n) {
    if (capacity_ - size_ < n) grow(n);
    return data_.get() + size_;
  }
  void commit(std::size_t n) { size_ += n; }

  void append(std::string_view bytes) {
    if (bytes.empty()) return;
    std::memcpy(reserve(bytes.size()), bytes.data(), bytes.size());
    commit(bytes.size());
  }
  void append(char c) {
    *reserve(1) = c;
    commit(1);
  }

  void watch(Watcher* watcher, std::size_t mark) {
    watcher_ = watcher;
    mark_ = mark;
  }
  void set_mark(std::size_t mark) { mark_ = mark; }

  /// To be called where the content may be taken away: between rows, and within long fields.
  void check_mark() {
    if (size_ >= mark_ && watcher_ != nullptr) watcher_->mark_reached(*this);
  }

 private:
  struct Free {
    void operator()(char* p) const { std::free(p); }
  };

  void grow(std::size_t n) {
    const std::size_t wanted = std::max({size_ + n, capacity_ + capacity_ / 2, std::size_t{4096}});
    char* grown = static_cast<char*>(std::realloc(data_.get(), wanted));
    if (grown == nullptr) throw std::bad_alloc();
    (void)data_.release();  // realloc took it over
    data_.reset(grown);
    capacity_ = wanted;
  }

  std::unique_ptr<char[], Free> data_;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
  Watcher* watcher_ = nullptr;
  std::size_t mark_ = std::numeric_limits<std::size_t>::max();
};

}  // namespace fxpar
