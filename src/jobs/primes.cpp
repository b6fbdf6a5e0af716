#include "jobs/primes.hpp"

#include <algorithm>

#include "kernels/kernels.hpp"
#include "records/range_source.hpp"

namespace fxpar::jobs {

namespace {

class PrimesFunction final : public engine::Function {
 public:
  PrimesFunction(std::uint64_t lo, kernels::PrimesKernel kernel) : lo_(lo), kernel_(kernel) {}

  void operator()(const engine::Chunk& chunk, engine::Result& result) override {
    const std::uint64_t first = lo_ + chunk.first_record;
    result.checksum.add(1, kernel_(first, first + chunk.records));  // base 1: a plain sum
  }

 private:
  const std::uint64_t lo_;
  const kernels::PrimesKernel kernel_;
};

}  // namespace

Job primes(const PrimesOptions& options) {
  const format::RowShape shape(options.format, {primes_field});
  const std::uint64_t all = options.hi - options.lo;
  Job job;
  job.name = "primes";
  job.kernel = options.kernels->name;
  job.source = std::make_unique<records::RangeSource>(std::min(all, options.limit.value_or(all)));
  job.function = [lo = options.lo, kernel = options.kernels->primes] {
    return std::make_unique<PrimesFunction>(lo, kernel);
  };
  if (options.header) job.header = shape.header();
  job.conclusion = [shape](const Totals& totals) {
    Buffer row;
    format::RowWriter writer(shape, row);
    writer.number(totals.checksum.value());
    writer.end_row();
    return std::string(row.view());
  };
  return job;
}

}  // namespace fxpar::jobs
