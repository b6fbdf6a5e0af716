// Property: whatever the input, results, checksum and digest are those of a plain loop over the
// records, for workers 1 to 8 and chunks of 1, 2, 7, auto and more than there are.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "../unit/temporary.hpp"
#include "jobs/fingerprint.hpp"

namespace fxpar {
namespace {

constexpr std::uint64_t m30 = (1u << 30) - 1;

/// The published function once more, in the plainest form that there is.
std::pair<std::uint64_t, std::uint64_t> plain_fingerprint(const std::string& line) {
  std::string text;
  std::uint64_t digits = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const auto digit = [&](std::size_t j) { return line[j] >= '0' && line[j] <= '9'; };
    digits += digit(i);
    if (digit(i) && i > 0 && digit(i - 1)) continue;
    text += digit(i) ? '#' : line[i];
  }
  std::uint64_t sketch = 0x7FFFFFFF, mixed = 0;
  for (std::size_t i = 0; i + 5 <= text.size(); ++i) {
    std::uint64_t h = 0x811C9DC5;
    for (const char c : text.substr(i, 5)) h = ((h ^ (c & 0xFFu)) * 0x01000193) & m30;
    for (std::uint64_t p = 0; p < 96; ++p) {
      const std::uint64_t v = ((h + p * 0x9E3779B1) * 0x85EBCA6B) & m30;
      sketch = std::min(sketch, v);
      mixed += v & 63;
    }
  }
  return {(31 * sketch + mixed) & m30, digits};
}

struct Expected {
  std::string rows;
  std::uint64_t checksum = 0;
  std::uint64_t records = 0;
};

Expected plain_loop(const std::vector<std::string>& files) {
  Expected expected;
  for (const std::string& file : files) {
    for (std::size_t at = 0; at < file.size();) {
      const std::size_t end = std::min(file.find('\n', at), file.size());
      std::string line = file.substr(at, end - at);
      if (end < file.size() && line.ends_with('\r')) line.pop_back();
      const auto [hash, digits] = plain_fingerprint(line);
      expected.rows += fmt::format("{}\t{}\t{}\n", expected.records++, hash, digits);
      expected.checksum = (31 * expected.checksum + hash + digits) & ((1ull << 53) - 1);
      at = end + 1;
    }
  }
  return expected;
}

std::string random_file(std::mt19937& random) {
  constexpr std::string_view alphabet = "abc 0123456789#\r\xFF\xC3.";
  std::string file;
  for (auto lines = random() % 60; lines > 0; --lines) {
    const auto length = random() % 10 == 0 ? random() % 300 : random() % 20;
    for (std::size_t i = 0; i < length; ++i) file += alphabet[random() % alphabet.size()];
    file += random() % 4 == 0 ? "\r\n" : "\n";
  }
  if (random() % 2 == 0 && !file.empty()) file.pop_back();
  return file;
}

TEST(AnyWorkersAnyChunk, SameBytesSameChecksum) {
  std::mt19937 random(7);
  const TemporaryDirectory directory;
  Messages messages("test");
  for (int round = 0; round < 12; ++round) {
    std::vector<std::string> contents(1 + random() % 3);
    jobs::FingerprintOptions options;
    for (std::size_t i = 0; i < contents.size(); ++i) {
      contents[i] = random_file(random);
      options.input.files.push_back(directory.write(fmt::format("in{}", i), contents[i]));
    }
    options.fields = {"id", "hash", "digits"};
    const Expected expected = plain_loop(contents);
    for (unsigned workers = 1; workers <= 8; ++workers) {
      for (const std::uint64_t chunk : {1, 2, 7, 0, 1'000'000}) {
        options.input.block_size = 1 + random() % 100;
        options.input.fixed_chunk = chunk != 0;
        jobs::Plan plan;
        plan.workers = workers;
        if (chunk != 0) plan.chunk = chunk;
        plan.report = jobs::ReportKind::json;
        io::Output output(directory.path("out")), report(directory.path("report"));
        const ExitCode code =
            jobs::run(jobs::fingerprint(options, messages), plan, &output, &report, messages);
        ASSERT_EQ(code, ExitCode::ok);
        ASSERT_EQ(directory.read("out"), expected.rows) << workers << " workers, chunk " << chunk;
        const std::string said = directory.read("report");
        const auto has = [&](const std::string& part) {
          return said.find(part) != std::string::npos;
        };
        ASSERT_TRUE(has(fmt::format("\"checksum\":\"{}\"", expected.checksum))) << said;
        ASSERT_TRUE(has(fmt::format("\"records\":{},", expected.records))) << said;
        if (chunk != 0) {
          const std::uint64_t chunks = (expected.records + chunk - 1) / chunk;
          ASSERT_TRUE(has(fmt::format("\"chunks\":{},", chunks))) << said;
        }
      }
    }
  }
}

}  // namespace
}  // namespace fxpar

int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
