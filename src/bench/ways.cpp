// Kept short and plain: the page shows this file to its readers, way by way.
#include "bench/ways.hpp"

#include <algorithm>
#include <array>
#include <thread>

#include "bench/forked.hpp"
#include "engine/engine.hpp"
#include "records/range_source.hpp"

namespace fxpar::bench {

namespace {

// way: shared
using Worker = MemoryJob::Worker;

/// The function of the job, over records [first, last).
void compute(const MemoryJob& job, Worker& worker, std::uint64_t first, std::uint64_t last,
             engine::Result& result) {
  for (std::uint64_t i = first; i < last; i += job.batch())
    worker.compute(i, std::min(job.batch(), last - i), result);
}

/// Slice `i` of so many even ones, by a worker of its own.
engine::Result compute_slice(const MemoryJob& job, unsigned i, unsigned slices) {
  engine::Result result;
  const auto worker = job.worker();
  compute(job, *worker, job.records() * i / slices, job.records() * (i + 1) / slices, result);
  return result;
}

void append(Outcome& outcome, const engine::Result& next) {
  outcome.values.insert(outcome.values.end(), next.values.begin(), next.values.end());
  outcome.checksum.append(next.checksum);
}

/// The function in the parallel stage.
class Stage final : public engine::Function {
 public:
  explicit Stage(const MemoryJob& job) : job_(job), worker_(job.worker()) {}
  void operator()(const engine::Chunk& chunk, engine::Result& result) override {
    compute(job_, *worker_, chunk.first_record, chunk.first_record + chunk.records, result);
  }

 private:
  const MemoryJob& job_;
  const std::unique_ptr<Worker> worker_;
};

/// The sink of all ways through the engine.
class Collector final : public engine::Sink {
 public:
  explicit Collector(Outcome& outcome) : outcome_(outcome) {}
  void write(std::string_view) override {}
  bool take(const engine::Chunk&, const engine::Result& result) override {
    append(outcome_, result);
    ++outcome_.chunks;
    return true;
  }

 private:
  Outcome& outcome_;
};

/// Source, stage and sink, as in every job of fxpar.
Outcome through_engine(const MemoryJob& job, unsigned workers, std::uint64_t chunk) {
  Outcome outcome;
  records::RangeSource source(job.records());
  Collector sink(outcome);
  const auto stage = [&job] { return std::make_unique<Stage>(job); };
  engine::run(source, stage, sink, {workers, chunk});
  return outcome;
}

// way: loop
Outcome loop(const MemoryJob& job, const Setting&) {
  engine::Result result;
  const auto worker = job.worker();
  for (std::uint64_t i = 0; i < job.records(); i += job.batch())
    worker->compute(i, std::min(job.batch(), job.records() - i), result);
  Outcome outcome;
  append(outcome, result);
  return outcome;
}

// way: sliced
Outcome sliced(const MemoryJob& job, const Setting& setting) {
  std::vector<engine::Result> results(setting.workers);
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < setting.workers; ++i)
    threads.emplace_back([&, i] { results[i] = compute_slice(job, i, setting.workers); });
  for (std::thread& thread : threads) thread.join();
  Outcome outcome;
  for (const engine::Result& result : results) append(outcome, result);
  return outcome;
}

// way: chain
Outcome chain(const MemoryJob& job, const Setting&) {
  // One worker runs source, stage and sink in turn, a record at a time.
  return through_engine(job, 1, 1);
}

// way: parallel
Outcome parallel(const MemoryJob& job, const Setting& setting) {
  return through_engine(job, setting.workers, 1);
}

// way: chunked
Outcome chunked(const MemoryJob& job, const Setting& setting) {
  return through_engine(job, setting.workers, setting.chunk);
}

// way: processes
Outcome processes(const MemoryJob& job, const Setting& setting) {
  // Nothing shared, nothing handed over: what the machine can give.
  const auto slice = [&](unsigned i) { return compute_slice(job, i, setting.workers); };
  Outcome outcome;
  for (const engine::Result& result : in_forked_processes(setting.workers, slice))
    append(outcome, result);
  return outcome;
}
// end of ways

constexpr std::array<Way, 6> all = {{
    {"loop", loop, false, true},
    {"sliced", sliced, true, true},
    {"chain", chain, false, true},
    {"parallel", parallel, true, true},
    {"chunked", chunked, true, true},
    {"processes", processes, true, false},
}};

}  // namespace

std::span<const Way> ways() { return all; }

Outcome in_ranges(const MemoryJob& job, const Setting& setting) {
  return through_engine(job, setting.workers, setting.chunk);
}

}  // namespace fxpar::bench
