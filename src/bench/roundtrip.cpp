#include "bench/roundtrip.hpp"

#include <fmt/format.h>
#include <time.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <system_error>
#include <thread>
#include <utility>

#include "base/text.hpp"
#include "bench/roundtrip_work.hpp"
#include "bench/worker.hpp"
#include "engine/crew.hpp"

namespace fxpar::bench {

namespace {

using std::chrono::steady_clock;

double seconds_since(steady_clock::time_point start) {
  return std::chrono::duration<double>(steady_clock::now() - start).count();
}

// The kinds of work. run() is what is called, with an argument that is copied or moved into the
// call; take() is given what came back, and throws std::logic_error if it is wrong.

struct NoWork {
  static unsigned run(unsigned number) { return no_work(number); }
  unsigned argument(unsigned number) const { return number; }
  void take(unsigned number, unsigned answer, bool) const {
    if (answer != number) throw std::logic_error("an answer is that of another call");
  }
};

struct Json : NoWork {
  static unsigned run(unsigned number) {
    if (!json_equals_itself()) throw std::logic_error("parsed JSON is not what was serialised");
    return number;
  }
};

struct EchoCopied {
  static std::string run(const std::string& bytes) { return bytes; }
  const std::string& argument(unsigned) const { return payload.next(); }
  void take(unsigned, const std::string& answer, bool whole) const {
    whole ? payload.check_whole(answer) : payload.check(answer);
  }
  Payload& payload;
};

struct EchoMoved {
  static std::string run(std::string&& bytes) { return std::move(bytes); }
  std::string&& argument(unsigned) const { return std::move(payload.next()); }
  void take(unsigned, std::string&& answer, bool whole) const {
    whole ? payload.check_whole(answer) : payload.check(answer);
    payload.put_back(std::move(answer));
  }
  Payload& payload;
};

template <typename Work>
using Argument = std::decay_t<decltype(std::declval<Work>().argument(0))>;

/// Of the thread that asks: work that waits for a core takes none of it.
std::uint64_t cpu_nanoseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<std::uint64_t>(now.tv_sec) * 1'000'000'000 +
         static_cast<std::uint64_t>(now.tv_nsec);
}

/// What the clock itself adds to a time that it takes.
std::uint64_t clock_cost() {
  std::array<std::uint64_t, 63> costs;
  for (std::uint64_t& cost : costs) {
    const std::uint64_t start = cpu_nanoseconds();
    cost = cpu_nanoseconds() - start;
  }
  std::nth_element(costs.begin(), costs.begin() + costs.size() / 2, costs.end());
  return costs[costs.size() / 2];
}

/// Sees the calls of a batch one by one. That takes longer than many a call, so a batch whose time
/// counts has none, unless its calls are to be traced.
class Watch {
 public:
  explicit Watch(const std::function<void(std::string_view)>& trace) : trace_(trace) {}

  bool traces() const { return static_cast<bool>(trace_); }

  /// From here on.
  void begin(std::string label) {
    label_ = std::move(label);
    left_ = 0;
    nanoseconds_ = 0;
  }

  /// On the caller: the number of a new request.
  std::uint64_t request() {
    ++requests_;
    log("request", requests_);
    return requests_;
  }

  /// On whoever answers it.
  template <typename Function>
  auto answer(std::uint64_t number, const Function& run) {
    const std::uint64_t start = cpu_nanoseconds();
    auto result = run();
    const std::uint64_t spent = cpu_nanoseconds() - start;
    if (spent > 10 * clock_cost_)
      nanoseconds_ += spent - clock_cost_;  // else it is the clock's own
    if (std::this_thread::get_id() != caller_) ++left_;
    log("answer", number);
    return result;
  }

  std::uint64_t left_caller() const { return left_; }
  double execution_s() const { return static_cast<double>(nanoseconds_) * 1e-9; }

 private:
  void log(std::string_view event, std::uint64_t number) {
    if (!trace_) return;
    const std::string line = fmt::format("{} {} {}", event, number, label_);
    const std::lock_guard lock(mutex_);
    trace_(line);
  }

  const std::function<void(std::string_view)>& trace_;
  const std::uint64_t clock_cost_ = clock_cost();
  const std::thread::id caller_ = std::this_thread::get_id();
  std::string label_;
  std::uint64_t requests_ = 0;
  std::atomic<std::uint64_t> left_ = 0, nanoseconds_ = 0;
  std::mutex mutex_;
};

/// What is called: the work, and whoever watches it. It knows nothing of the caller's data, so it
/// may outlive a batch that failed.
template <typename Work>
class Function {
 public:
  explicit Function(Watch* watch) : watch_(watch), number_(watch ? watch->request() : 0) {}

  auto operator()(Argument<Work>&& argument) const {
    if (watch_ == nullptr) return Work::run(std::move(argument));
    return watch_->answer(number_, [&] { return Work::run(std::move(argument)); });
  }

 private:
  Watch* watch_;
  std::uint64_t number_;
};

// The ways. Each makes a batch of n calls that are in flight at once.

template <typename Work>
void in_place(const Work& work, unsigned n, Watch* watch) {
  for (unsigned i = 0; i < n; ++i) {
    const Function<Work> function(watch);
    Argument<Work> argument = work.argument(i);
    work.take(i, function(std::move(argument)), watch != nullptr);
  }
}

template <typename Work, typename Start>
void started(const Start& start, const Work& work, unsigned n, Watch* watch) {
  std::vector<decltype(start(Function<Work>(watch), work.argument(0)))> calls;
  calls.reserve(n);
  for (unsigned i = 0; i < n; ++i) calls.push_back(start(Function<Work>(watch), work.argument(i)));
  for (unsigned i = 0; i < n; ++i) work.take(i, calls[i].get(), watch != nullptr);
}

template <typename Work>
void as_tasks(engine::Crew& crew, const Work& work, unsigned n, Watch* watch) {
  using Answer = decltype(Work::run(std::declval<Argument<Work>>()));
  struct Task {
    Function<Work> function;
    Argument<Work> argument;
    std::optional<Answer> answer;
  };
  std::vector<Task> tasks;
  tasks.reserve(n);
  for (unsigned i = 0; i < n; ++i) tasks.push_back({Function<Work>(watch), work.argument(i), {}});
  crew.run_tasks(n, [&tasks](std::size_t i) {
    Argument<Work> argument = std::move(tasks[i].argument);
    tasks[i].answer = tasks[i].function(std::move(argument));
  });
  for (unsigned i = 0; i < n; ++i) work.take(i, std::move(*tasks[i].answer), watch != nullptr);
}

using Batch = std::function<void(Watch*)>;

/// A way, and the threads that stay for it.
class Way {
 public:
  Way(const std::string& name, unsigned workers) : name_(name) {
    const auto start = steady_clock::now();
    if (name == "worker") {
      worker_.emplace("fxpar-worker").call(no_work, 0u);
    } else if (name == "pool") {
      pool_.emplace("fxpar-pool", workers).call(no_work, 0u);
    } else if (name == "tbb") {
      crew_.emplace(workers).run_tasks(1, [](std::size_t) {});
    } else if (name == "call" || name == "thread-per-call") {
      return;
    } else {
      throw std::logic_error("bench roundtrip knows no way '" + name + "'");
    }
    load_s_ = seconds_since(start);
    workers_ = name == "worker" ? 1 : workers;
  }

  const std::string& name() const { return name_; }
  double load_s() const { return load_s_; }
  unsigned threads(unsigned n) const { return name_ == "thread-per-call" ? n : workers_; }

  template <typename Work>
  Batch batch(const Work& work, unsigned n) {
    if (worker_ || pool_) {
      return [this, &work, n](Watch* watch) {
        worker_ ? started(starter(*worker_), work, n, watch)
                : started(starter(*pool_), work, n, watch);
      };
    }
    if (crew_) return [this, &work, n](Watch* watch) { as_tasks(*crew_, work, n, watch); };
    if (name_ == "call") return [&work, n](Watch* watch) { in_place(work, n, watch); };
    return [&work, n](Watch* watch) { started(start_thread, work, n, watch); };
  }

 private:
  template <typename Workers>
  static auto starter(Workers& workers) {
    return
        [&workers](auto&&... call) { return workers.start(std::forward<decltype(call)>(call)...); };
  }
  static constexpr auto start_thread = [](auto&&... call) {
    return std::async(std::launch::async, std::forward<decltype(call)>(call)...);
  };

  const std::string name_;
  double load_s_ = 0;
  unsigned workers_ = 1;
  std::optional<Worker> worker_;
  std::optional<Pool> pool_;
  std::optional<engine::Crew> crew_;
};

class Roundtrip {
 public:
  Roundtrip(const RoundtripPlan& plan, const std::function<void(const std::string&)>& hear)
      : plan_(plan), hear_(hear), watch_(plan.trace) {
    for (const std::string& way : plan.ways) {
      if (fits(way, way == "pool" || way == "tbb" ? plan.workers : 1))
        ways_.push_back(std::make_unique<Way>(way, plan.workers));
    }
  }

  RoundtripOutcome operator()() {
    for (unsigned round = 0; round < std::max(1u, plan_.rounds); ++round) {
      for (const unsigned n : plan_.concurrency)
        attempt("none", n, 0, [&] { measure_case("none", NoWork{}, n, 0); });
      for (const unsigned n : plan_.concurrency)
        attempt("json", n, 0, [&] { measure_case("json", Json{}, n, 0); });
      for (const std::uint64_t bytes : plan_.payloads)
        attempt("echo", 1, bytes, [&] {
          Payload payload(bytes);
          measure_case("echo copied", EchoCopied{payload}, 1, bytes);
          measure_case("echo moved", EchoMoved{payload}, 1, bytes);
        });
    }
    RoundtripOutcome outcome;
    for (const Measured& one : rows_) outcome.rows.push_back(one.row());
    outcome.failed = std::move(failed_);
    return outcome;
  }

 private:
  struct Measured {
    RoundtripRow so_far;
    Samples execution_s, left_caller;  // of each watched batch

    RoundtripRow row() const {
      RoundtripRow row = so_far;
      row.execution_s = execution_s.median();
      row.left_caller = static_cast<std::uint64_t>(std::llround(left_caller.median()));
      row.total_s = row.load_s + row.times.median();
      return row;
    }
  };

  /// A case for which the system has not enough is left out with all its ways.
  template <typename Measure>
  void attempt(std::string_view work, unsigned n, std::uint64_t bytes, const Measure& measure) {
    std::string why;
    try {
      return measure();
    } catch (const std::bad_alloc&) {
      why = "out of memory";
    } catch (const std::system_error& error) {
      why = error.what();
    }
    fail(bytes > 0 ? fmt::format("{} of {}: {}", work, human_bytes(bytes), why)
                   : fmt::format("work {}, {} at once: {}", work, n, why));
  }

  /// Says why not.
  bool fits(std::string_view way, unsigned threads) {
    if (threads <= plan_.most_threads) return true;
    fail(fmt::format("{} needs {} threads, the system starts no more than {}", way, threads,
                     plan_.most_threads));
    return false;
  }

  void fail(const std::string& why) {
    std::string text = "roundtrip, " + why + "; no row for it";
    if (std::find(failed_.begin(), failed_.end(), text) == failed_.end())
      failed_.push_back(std::move(text));
  }

  /// All ways, in turn.
  template <typename Work>
  void measure_case(const std::string& name, const Work& work, unsigned n, std::uint64_t bytes) {
    std::vector<Batch> batches;
    std::vector<Contender> contenders;
    std::vector<Way*> ways;
    for (const auto& way : ways_) {
      if (!fits(way->name(), way->threads(n))) continue;
      ways.push_back(way.get());
      batches.push_back(way->batch(work, n));
      contenders.push_back({way->name(), [this, batch = batches.back()] {
                              batch(watch_.traces() ? &watch_ : nullptr);
                            }});
      contenders.back().before = [this, label = label(*way, name, n, bytes)] {
        watch_.begin(label);
      };
    }
    bench::measure(contenders, plan_.passes, [&](const Contender& contender) {
      if (hear_) hear_(described(contender.name, name, n, bytes));
    });
    for (std::size_t i = 0; i < ways.size(); ++i) {
      Measured& measured = row(*ways[i], name, n, bytes);
      for (const double seconds : contenders[i].times.all()) measured.so_far.times.add(seconds);
      if (!measured.so_far.peak_rss_bytes)
        measured.so_far.peak_rss_bytes = contenders[i].peak_rss_bytes;
      watch(batches[i], label(*ways[i], name, n, bytes), measured);
    }
  }

  /// Some batches beside those that are timed; as many as fit into 2 ms, since the first finds the
  /// threads asleep, which the others do not.
  void watch(const Batch& batch, const std::string& label, Measured& measured) {
    const auto start = steady_clock::now();
    for (int i = 0; i < 3 || seconds_since(start) < 2e-3; ++i) {
      watch_.begin(label);
      batch(&watch_);
      measured.execution_s.add(watch_.execution_s());
      measured.left_caller.add(static_cast<double>(watch_.left_caller()));
    }
  }

  /// The same for the same case in every round.
  Measured& row(const Way& way, const std::string& work, unsigned n, std::uint64_t bytes) {
    for (Measured& one : rows_)
      if (one.so_far.way == way.name() && one.so_far.work == work && one.so_far.concurrency == n &&
          one.so_far.payload_bytes == bytes)
        return one;
    RoundtripRow row;
    row.way = way.name();
    row.work = work;
    row.payload_bytes = bytes;
    row.concurrency = n;
    row.workers = way.threads(n);
    row.load_s = way.load_s();
    return rows_.emplace_back(Measured{std::move(row), {}, {}});
  }

  static std::string label(const Way& way, const std::string& work, unsigned n,
                           std::uint64_t bytes) {
    return fmt::format("way={} work={} concurrency={} bytes={}", way.name(), work, n, bytes);
  }
  static std::string described(const std::string& way, const std::string& work, unsigned n,
                               std::uint64_t bytes) {
    if (work.starts_with("echo")) return fmt::format("{}, {} bytes {}", way, bytes, work);
    return fmt::format("{}, {} at once, work {}", way, n, work);
  }

  const RoundtripPlan& plan_;
  const std::function<void(const std::string&)>& hear_;
  Watch watch_;  // outlives all calls, also those of a batch that failed
  std::vector<std::unique_ptr<Way>> ways_;
  std::vector<Measured> rows_;
  std::vector<std::string> failed_;
};

}  // namespace

RoundtripOutcome roundtrip(const RoundtripPlan& plan,
                           const std::function<void(const std::string&)>& started) {
  return Roundtrip(plan, started)();
}

}  // namespace fxpar::bench
