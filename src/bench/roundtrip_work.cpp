#include "bench/roundtrip_work.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string_view>

#include "base/xxh3.hpp"

namespace fxpar::bench {

namespace {

/// Of what lies between the first and the last byte.
std::uint64_t hash_of_middle(std::string_view bytes) {
  return bytes.size() > 2 ? xxh3(bytes.substr(1, bytes.size() - 2)) : 0;
}

}  // namespace

unsigned no_work(unsigned number) { return number; }

bool json_equals_itself() {
  auto all = nlohmann::json::array();
  for (int i = 0; i < 100; ++i) {
    all.push_back({{"score", 40}});
    all.push_back({{"score", 80}});
    all.push_back({{"score", 100}, {"overtime", true}, {"special_guest", nullptr}});
  }
  return nlohmann::json::parse(all.dump()) == all;
}

Payload::Payload(std::uint64_t bytes) : size_(bytes), bytes_(bytes, '\0') {
  std::uint64_t i = 0;
  for (char& byte : bytes_) byte = static_cast<char>(i++ * 0x9e3779b97f4a7c15 >> 56);
  middle_ = hash_of_middle(bytes_);
}

std::string& Payload::next() {
  ++mark_;
  if (!bytes_.empty()) bytes_.front() = bytes_.back() = static_cast<char>(mark_);
  return bytes_;
}

void Payload::check(const std::string& answer) const {
  const auto mark = static_cast<char>(mark_);
  if (answer.size() != size_ || (size_ > 0 && (answer.front() != mark || answer.back() != mark)))
    throw std::logic_error("an echo is not what was sent");
}

void Payload::check_whole(const std::string& answer) const {
  check(answer);
  if (hash_of_middle(answer) != middle_) throw std::logic_error("an echo is not what was sent");
}

}  // namespace fxpar::bench
