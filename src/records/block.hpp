// Memory that input is read into. A block is shared by the chunks that have pieces of it; when the
// last of them is written it returns to its pool and is used again.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <new>
#include <utility>
#include <vector>

namespace fxpar::records {

class Block {
 public:
  explicit Block(std::size_t capacity)
      : data_(static_cast<char*>(std::malloc(capacity))), capacity_(capacity) {
    if (!data_) throw std::bad_alloc();
  }

  char* data() { return data_.get(); }
  std::size_t capacity() const { return capacity_; }

  /// Moves the content to larger memory; for large blocks the system does it without copying.
  void grow(std::size_t capacity) {
    char* grown = static_cast<char*>(std::realloc(data_.get(), capacity));
    if (grown == nullptr) throw std::bad_alloc();
    (void)data_.release();
    data_.reset(grown);
    capacity_ = capacity;
  }

 private:
  struct Free {
    void operator()(char* p) const { std::free(p); }
  };
  std::unique_ptr<char[], Free> data_;
  std::size_t capacity_;
};

class BlockPool {
 public:
  /// Blocks of `size` bytes are kept for reuse, others are not.
  explicit BlockPool(std::size_t size) : free_(std::make_shared<FreeList>(size)) {}

  std::size_t block_size() const { return free_->size; }

  std::shared_ptr<Block> take(std::size_t capacity) {
    std::unique_ptr<Block> block;
    if (capacity <= free_->size) {
      block = free_->pop();
      capacity = free_->size;
    }
    if (!block) block = std::make_unique<Block>(capacity);
    return {block.release(), [list = free_](Block* b) { list->push(std::unique_ptr<Block>(b)); }};
  }

 private:
  // Blocks may outlive the pool, so they share its list.
  struct FreeList {
    // push() must not fail: it runs where a block's last owner ends.
    explicit FreeList(std::size_t block_size) : size(block_size) { blocks.reserve(most_kept); }
    std::unique_ptr<Block> pop() {
      const std::lock_guard lock(mutex);
      if (blocks.empty()) return nullptr;
      auto block = std::move(blocks.back());
      blocks.pop_back();
      return block;
    }
    void push(std::unique_ptr<Block> block) {
      if (block->capacity() != size) return;
      const std::lock_guard lock(mutex);
      if (blocks.size() < most_kept) blocks.push_back(std::move(block));
    }
    static constexpr std::size_t most_kept = 32;
    const std::size_t size;
    std::mutex mutex;
    std::vector<std::unique_ptr<Block>> blocks;
  };
  std::shared_ptr<FreeList> free_;
};

}  // namespace fxpar::records
