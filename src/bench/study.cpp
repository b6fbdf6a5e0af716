#include "bench/study.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <memory>
#include <new>
#include <system_error>

#include "base/error.hpp"
#include "base/text.hpp"
#include "base/version.hpp"
#include "bench/machine.hpp"
#include "bench/memory_job.hpp"
#include "bench/published.hpp"
#include "bench/ways.hpp"
#include "engine/crew.hpp"

namespace fxpar::bench {

namespace {

constexpr unsigned range_counts[] = {1, 2, 4, 8};
constexpr std::string_view range_names[] = {"ranges-1", "ranges-2", "ranges-4", "ranges-8"};

/// A way with all that it needs to run a case.
struct Run {
  std::string_view name;
  Outcome (*run)(const MemoryJob&, const Setting&);
  Setting setting;
  bool shows_chunk;
  bool uses_workers;
};

/// A case before it is measured.
struct Planned {
  const JobEntry* job;
  std::uint64_t n;
  unsigned workers;
  std::vector<Run> runs;
  Case result;                  // grows from round to round
  std::string refused, failed;  // why it is not shown
};

bool wants(const StudyPlan& plan, std::string_view way, bool usual) {
  if (plan.ways.empty()) return usual;
  return std::find(plan.ways.begin(), plan.ways.end(), way) != plan.ways.end();
}

std::uint64_t chunk_for(const StudyPlan& plan, const JobEntry& job, std::uint64_t n,
                        unsigned workers) {
  return std::max<std::uint64_t>(1, n / workers / plan.turns.value_or(job.turns));
}

std::vector<Run> record_runs(const StudyPlan& plan, const JobEntry& job, std::uint64_t n,
                             unsigned workers) {
  std::vector<Run> runs;
  for (const Way& way : ways()) {
    if (!wants(plan, way.name, way.usual)) continue;
    const bool chunked = way.name == "chunked";
    const bool through_engine = chunked || way.name == "chain" || way.name == "parallel";
    const std::uint64_t chunk = chunked ? chunk_for(plan, job, n, workers) : 1;
    runs.push_back({way.name, way.run, {workers, chunk}, through_engine, way.uses_workers});
  }
  return runs;
}

std::vector<Run> primes_runs(const StudyPlan& plan, std::uint64_t n, unsigned workers) {
  std::vector<Run> runs;
  if (wants(plan, "loop", true))
    runs.push_back({"loop", ways().front().run, {workers, 1}, false, false});
  for (std::size_t i = 0; i < std::size(range_counts); ++i)
    if (wants(plan, range_names[i], true))
      runs.push_back({range_names[i],
                      in_ranges,
                      {workers, (n + range_counts[i] - 1) / range_counts[i]},
                      true,
                      range_counts[i] > 1});
  return runs;
}

std::vector<Run> sweep_runs(const StudyPlan& plan, const JobEntry& job, unsigned workers) {
  StudyPlan narrowed = plan;
  narrowed.ways = {};
  for (const std::string_view way : {"parallel", "chunked"})
    if (wants(plan, way, true)) narrowed.ways.push_back(way);
  if (narrowed.ways.empty()) return {};
  return record_runs(narrowed, job, published_sweep_n, workers);
}

/// Adds a case, unless no way of it is wanted.
void plan_case(std::vector<Planned>& cases, const StudyPlan& plan, const JobEntry& job,
               std::uint64_t n, unsigned workers, std::vector<Run> runs) {
  if (runs.empty()) return;
  Case result;
  result.job = job.name;
  result.kernel = plan.kernels->name;
  result.n = n;
  result.workers = workers;
  for (const Run& run : runs)
    result.ways.push_back(
        {std::string(run.name), run.shows_chunk ? run.setting.chunk : 0, 0, {}, {}});
  cases.push_back({&job, n, workers, std::move(runs), std::move(result), {}, {}});
}

std::vector<std::uint64_t> sizes_of(const StudyPlan& plan, const JobEntry& job) {
  std::vector<std::uint64_t> sizes = plan.sizes;
  if (plan.full_size && std::find(sizes.begin(), sizes.end(), job.full) == sizes.end())
    sizes.push_back(job.full);
  return sizes;
}

bool has_part(const StudyPlan& plan, std::string_view part) {
  return std::find(plan.parts.begin(), plan.parts.end(), part) != plan.parts.end();
}

std::vector<Planned> plan_cases(const StudyPlan& plan) {
  std::vector<Planned> cases;
  for (const std::string_view part : plan.parts) {
    for (const JobEntry& job : record_jobs()) {
      if (job.name != part) continue;
      for (const std::uint64_t n : sizes_of(plan, job))
        for (const unsigned workers : plan.workers)
          plan_case(cases, plan, job, n, workers, record_runs(plan, job, n, workers));
    }
    const JobEntry& primes = primes_job();
    if (part == primes.name)
      for (const unsigned workers : plan.workers)
        plan_case(cases, plan, primes, primes.full, workers,
                  primes_runs(plan, primes.full, workers));
  }
  return cases;
}

std::vector<Planned> plan_sweep(const StudyPlan& plan) {
  std::vector<Planned> cases;
  if (!has_part(plan, "sweep")) return cases;
  const JobEntry& job = record_jobs().front();
  for (const unsigned workers : plan.sweep_workers)
    plan_case(cases, plan, job, published_sweep_n, workers, sweep_runs(plan, job, workers));
  return cases;
}

/// Keeps account of what is done of all samples, each weighed by what it may take.
class Account {
 public:
  explicit Account(StudyProgress progress) : progress_(std::move(progress)) {}

  static double seconds(const Planned& one, const Run& run, unsigned cores) {
    const double work = static_cast<double>(one.n) * one.job->rough_seconds;
    return std::max(5e-3, run.uses_workers ? work / std::min(one.workers, cores) : work);
  }
  void expect(double seconds, double times) { all_ += seconds * times; }

  void begin(const std::string& what, double seconds) {
    if (progress_) progress_(what, all_ > 0 ? std::min(1.0, done_ / all_) : 1);
    done_ += seconds;
  }

 private:
  const StudyProgress progress_;
  double all_ = 0, done_ = 0;
};

constexpr double roundtrip_sample = 10e-3;  // seconds, roughly

std::uint64_t physical_memory() {
  return static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) *
         static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

/// Two ways that do not agree.
struct Disagreement {
  std::string way;
  std::uint64_t checksum;
};

class Study {
 public:
  Study(const StudyPlan& plan, const StudyProgress& progress)
      : plan_(plan),
        account_(progress),
        machine_(this_machine()),
        cases_(plan_cases(plan)),
        sweep_(plan_sweep(plan)) {
    const double samples = plan.rounds * (plan.passes.warmup + plan.passes.iterations);
    for (const auto* all : {&cases_, &sweep_})
      for (const Planned& one : *all)
        for (const Run& run : one.runs)
          account_.expect(Account::seconds(one, run, machine_.cores), samples);
    if (const std::size_t ways = roundtrip_plan().ways.size(); ways > 0)
      account_.expect(roundtrip_sample, samples * static_cast<double>(ways) *
                                            static_cast<double>(2 * plan.concurrency.size() +
                                                                2 * plan.payloads.size()));
  }

  bool empty() const { return cases_.empty() && sweep_.empty() && roundtrip_plan().ways.empty(); }

  StudyOutcome operator()() {
    most_threads_ = engine::threads_available(threads_needed());
    for (unsigned round = 0; round < plan_.rounds; ++round) {
      for (Planned& one : cases_) measure_case(one);
      for (Planned& one : sweep_) measure_case(one);
    }
    StudyOutcome outcome;
    Results& results = outcome.results;
    results.version = version;
    results.machine = machine_;
    results.iterations = plan_.passes.iterations;
    results.rounds = plan_.rounds;
    take(cases_, results.cases, outcome);
    take(sweep_, results.sweep, outcome);
    if (const RoundtripPlan plan = roundtrip_plan(); !plan.ways.empty()) {
      RoundtripOutcome calls = roundtrip(plan, [this](const std::string& what) {
        account_.begin("roundtrip: " + what, roundtrip_sample);
      });
      results.roundtrip = std::move(calls.rows);
      outcome.failed.insert(outcome.failed.end(), calls.failed.begin(), calls.failed.end());
    }
    return outcome;
  }

 private:
  /// How many threads the study needs at once, at most; the roundtrip keeps those of all its ways.
  unsigned threads_needed() const {
    unsigned most = 1;
    for (const auto* all : {&cases_, &sweep_})
      for (const Planned& one : *all) most = std::max(most, one.workers);
    const RoundtripPlan plan = roundtrip_plan();
    if (plan.ways.empty()) return most;
    for (const unsigned n : plan.concurrency) most = std::max(most, n);
    return most + 2 * plan.workers + 1;
  }

  void measure_case(Planned& one) {
    if (!one.refused.empty() || !one.failed.empty()) return;
    const auto fail = [&one](std::string_view why) {
      one.failed = fmt::format("{}: {}; no table for it", described(one), why);
    };
    if (one.workers > most_threads_)
      return fail(fmt::format("the system starts no more than {} threads", most_threads_));
    try {
      measure_all_ways(one);
    } catch (const std::bad_alloc&) {
      fail("out of memory");
    } catch (const std::system_error& error) {
      fail(error.what());
    } catch (const IoError& error) {
      fail(error.what());
    }
  }

  void measure_all_ways(Planned& one) {
    const std::unique_ptr<MemoryJob> job = data_of(one);
    // The first checksum that there is, and where it comes from: all others must be the same.
    std::optional<Disagreement> first;
    if (const auto published = published_checksum(one.job->name, one.n))
      first = {"the study", *published};
    std::vector<Contender> contenders;
    for (std::size_t i = 0; i < one.runs.size(); ++i) {
      const Run& run = one.runs[i];
      Row& row = one.result.ways[i];
      contenders.push_back({std::string(run.name), [&one, &job, &first, &run, &row] {
                              const Outcome outcome = run.run(*job, run.setting);
                              row.chunks = outcome.chunks;
                              const std::uint64_t checksum = outcome.checksum.value();
                              if (!first) first = {std::string(run.name), checksum};
                              if (checksum != first->checksum)
                                throw Disagreement{std::string(run.name), checksum};
                              one.result.checksum = std::to_string(checksum);
                            }});
    }
    try {
      measure(contenders, plan_.passes, [&](const Contender& contender) {
        const auto& run = one.runs[static_cast<std::size_t>(&contender - contenders.data())];
        account_.begin(fmt::format("{} {}, {}", one.job->name, grouped(one.n), contender.name),
                       Account::seconds(one, run, machine_.cores));
      });
    } catch (const Disagreement& other) {
      one.refused =
          fmt::format("{}: {} has checksum {}, {} has {}; no table for it", described(one),
                      other.way, other.checksum, first->way, first->checksum);
      return;
    }
    for (std::size_t i = 0; i < contenders.size(); ++i) {
      Row& row = one.result.ways[i];
      for (const double seconds : contenders[i].times.all()) row.times.add(seconds);
      if (!row.peak_rss_bytes) row.peak_rss_bytes = contenders[i].peak_rss_bytes;
    }
  }

  std::unique_ptr<MemoryJob> data_of(const Planned& one) {
    return one.job->make(one.n, *plan_.kernels);
  }

  static std::string described(const Planned& one) {
    return fmt::format("{}, n = {}, {}", one.job->name, grouped(one.n),
                       counted(one.workers, "worker"));
  }

  static void take(std::vector<Planned>& planned, std::vector<Case>& cases, StudyOutcome& outcome) {
    for (Planned& one : planned) {
      if (!one.refused.empty()) {
        outcome.refused.push_back(std::move(one.refused));
      } else if (!one.failed.empty()) {
        outcome.failed.push_back(std::move(one.failed));
      } else {
        cases.push_back(std::move(one.result));
      }
    }
  }

  RoundtripPlan roundtrip_plan() const {
    RoundtripPlan plan;
    if (has_part(plan_, "roundtrip"))
      for (const std::string_view way : roundtrip_ways)
        if (wants(plan_, way, true)) plan.ways.emplace_back(way);
    plan.workers = plan_.workers.front();
    plan.most_threads = most_threads_;
    plan.rounds = plan_.rounds;
    plan.passes = plan_.passes;
    plan.concurrency = plan_.concurrency;
    plan.payloads = plan_.payloads;
    plan.trace = plan_.trace;
    return plan;
  }

  const StudyPlan& plan_;
  Account account_;
  const Machine machine_;
  std::vector<Planned> cases_, sweep_;
  unsigned most_threads_ = ~0u;
};

}  // namespace

std::vector<std::string_view> way_names() {
  std::vector<std::string_view> names;
  for (const Way& way : ways()) names.push_back(way.name);
  names.insert(names.end(), std::begin(range_names), std::end(range_names));
  names.insert(names.end(), std::begin(roundtrip_ways), std::end(roundtrip_ways));
  return names;
}

bool runs_anything(const StudyPlan& plan) { return !Study(plan, {}).empty(); }

void check(const StudyPlan& plan) {
  if (!runs_anything(plan))
    throw UsageError(fmt::format("--ways: {}, expected what runs in {}", fmt::join(plan.ways, ","),
                                 fmt::join(plan.parts, ", ")));
  for (const std::string_view way : plan.ways) {
    StudyPlan alone = plan;
    alone.ways = {way};
    if (!runs_anything(alone))
      throw UsageError(
          fmt::format("--ways: {} does not run in {}", way, fmt::join(plan.parts, ", ")));
  }
  const std::uint64_t memory = physical_memory();
  for (const Planned& one : plan_cases(plan))
    if (one.job->bytes > 0 && one.n > memory / one.job->bytes)
      throw UsageError(fmt::format("--sizes: {} {}s need more memory than the {} of this machine",
                                   grouped(one.n), one.job->record, human_bytes(memory)));
}

StudyOutcome run_study(const StudyPlan& plan, const StudyProgress& progress) {
  return Study(plan, progress)();
}

}  // namespace fxpar::bench
