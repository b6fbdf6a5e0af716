#include "bench/memory_job.hpp"

#include <array>
#include <charconv>
#include <vector>

#include "base/buffer.hpp"
#include "data-gen/published.hpp"

namespace fxpar::bench {

namespace {

using engine::Result;
using kernels::batch_size;

void add(Result& result, std::uint64_t base, std::uint64_t value) {
  result.values.push_back(value);
  result.checksum.add(base, value);
}

/// A published data set as it is in its file.
template <typename Generator>
Buffer generated(std::uint64_t n) {
  Buffer bytes;
  Generator generator(Generator::published_seed);
  for (std::uint64_t i = 0; i < n; ++i) generator.next(bytes);
  return bytes;
}

class Lines final : public MemoryJob {
 public:
  Lines(std::uint64_t n, const kernels::Kernels& kernels)
      : kernel_(kernels.fingerprint), text_(generated<gen::LogLines>(n)) {
    lines_.reserve(n);
    for (std::string_view rest = text_.view(); !rest.empty();) {
      lines_.push_back(rest.substr(0, rest.find('\n')));
      rest.remove_prefix(lines_.back().size() + 1);
    }
  }

  std::uint64_t records() const override { return lines_.size(); }
  std::unique_ptr<Worker> worker() const override { return std::make_unique<Thread>(*this); }

 private:
  class Thread final : public Worker {
   public:
    explicit Thread(const Lines& job) : job_(job) {}
    void compute(std::uint64_t first, std::uint64_t count, Result& result) override {
      job_.kernel_(std::span(job_.lines_).subspan(first, count), results_.data(), scratch_);
      for (std::uint64_t i = 0; i < count; ++i)
        add(result, kernels::fingerprint_checksum_base, checksum_term(results_[i]));
    }

   private:
    const Lines& job_;
    std::array<kernels::Fingerprint, batch_size> results_;
    kernels::FingerprintScratch scratch_;
  };

  const kernels::FingerprintKernel kernel_;
  const Buffer text_;
  std::vector<std::string_view> lines_;
};

class Tiles final : public MemoryJob {
 public:
  Tiles(std::uint64_t n, const kernels::Kernels& kernels)
      : kernel_(kernels.sharpen), pixels_(generated<gen::Tiles>(n)) {
    for (std::uint64_t i = 0; i < n; ++i)
      tiles_.push_back(reinterpret_cast<const std::uint8_t*>(pixels_.view().data()) +
                       i * kernels::tile_bytes);
  }

  std::uint64_t records() const override { return tiles_.size(); }
  std::unique_ptr<Worker> worker() const override { return std::make_unique<Thread>(*this); }

 private:
  class Thread final : public Worker {
   public:
    explicit Thread(const Tiles& job) : job_(job) {}
    void compute(std::uint64_t first, std::uint64_t count, Result& result) override {
      job_.kernel_(std::span(job_.tiles_).subspan(first, count), results_.data());
      for (std::uint64_t i = 0; i < count; ++i)
        add(result, kernels::sharpen_checksum_base, checksum_term(results_[i]));
    }

   private:
    const Tiles& job_;
    std::array<kernels::Sharpness, batch_size> results_;
  };

  const kernels::SharpenKernel kernel_;
  const Buffer pixels_;
  std::vector<const std::uint8_t*> tiles_;
};

class Credentials final : public MemoryJob {
 public:
  Credentials(std::uint64_t n, const kernels::Kernels& kernels) : kernel_(kernels.rehash) {
    const Buffer rows = generated<gen::Credentials>(n);
    const char* at = rows.view().data();
    const char* const end = at + rows.size();
    for (std::uint64_t i = 0; i < n; ++i) {
      std::array<std::uint64_t, 3> user_salt_secret{};
      for (std::uint64_t& number : user_salt_secret)
        at = std::from_chars(at, end, number).ptr + 1;  // behind the comma or newline
      credentials_.push_back({user_salt_secret[1], user_salt_secret[2]});
    }
  }

  std::uint64_t records() const override { return credentials_.size(); }
  std::unique_ptr<Worker> worker() const override { return std::make_unique<Thread>(*this); }

 private:
  class Thread final : public Worker {
   public:
    explicit Thread(const Credentials& job) : job_(job) {}
    void compute(std::uint64_t first, std::uint64_t count, Result& result) override {
      job_.kernel_(std::span(job_.credentials_).subspan(first, count), keys_.data());
      for (std::uint64_t i = 0; i < count; ++i)  // the user is the record's number
        add(result, kernels::rehash_checksum_base, keys_[i] + first + i);
    }

   private:
    const Credentials& job_;
    std::array<std::uint64_t, batch_size> keys_;
  };

  const kernels::RehashKernel kernel_;
  std::vector<kernels::Credential> credentials_;
};

class Integers final : public MemoryJob {
 public:
  Integers(std::uint64_t n, const kernels::Kernels& kernels) : kernel_(kernels.primes), n_(n) {}

  std::uint64_t records() const override { return n_; }
  std::uint64_t batch() const override { return n_; }
  std::unique_ptr<Worker> worker() const override { return std::make_unique<Thread>(kernel_); }

 private:
  class Thread final : public Worker {
   public:
    explicit Thread(kernels::PrimesKernel kernel) : kernel_(kernel) {}
    void compute(std::uint64_t first, std::uint64_t count, Result& result) override {
      add(result, 1, kernel_(first, first + count));  // base 1: a plain sum
    }

   private:
    const kernels::PrimesKernel kernel_;
  };

  const kernels::PrimesKernel kernel_;
  const std::uint64_t n_;
};

template <typename Kind>
std::unique_ptr<MemoryJob> make(std::uint64_t n, const kernels::Kernels& kernels) {
  return std::make_unique<Kind>(n, kernels);
}

constexpr std::array<JobEntry, 3> jobs = {{
    {"fingerprint", "line", gen::LogLines::published_count, 4, 100, 3e-6, make<Lines>},
    {"sharpen", "tile", gen::Tiles::published_count, 16, 1100, 12e-6, make<Tiles>},
    {"rehash", "credential", gen::Credentials::published_count, 16, 100, 230e-6, make<Credentials>},
}};
constexpr JobEntry primes = {"primes", "integer", 2'000'000, 1, 0, 0.2e-6, make<Integers>};

}  // namespace

std::span<const JobEntry> record_jobs() { return jobs; }
const JobEntry& primes_job() { return primes; }

}  // namespace fxpar::bench
