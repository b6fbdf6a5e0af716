#include "engine/engine.hpp"

#include <time.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <random>
#include <utility>
#include <vector>

#include "engine/chunk_sizer.hpp"
#include "engine/crew.hpp"

namespace fxpar::engine {

namespace {

constexpr std::size_t mib = std::size_t{1} << 20;

// A result of this size is streamed once its chunk is the oldest; until then it is charged to the
// budget in steps.
constexpr std::size_t stream_size = mib;
constexpr std::size_t charge_step = 64 * 1024;

// A buffer that grew beyond this is not kept for the next chunk.
constexpr std::size_t kept_capacity = 2 * mib;

double thread_seconds() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
}

/// Thrown through a function whose output is no longer wanted.
struct Cancelled {};

/// What reading the thread's CPU clock costs, which is a system call.
double clock_cost() {
  double least = 1;
  double last = thread_seconds();
  for (int i = 0; i < 4; ++i) {
    const double now = thread_seconds();
    least = std::min(least, now - last);
    last = now;
  }
  return least;
}

/// Thread CPU time of one phase of one worker's chunks. Where it is short, the first ones are all
/// timed and later ones ever more rarely, down to one in 512 on average: at random, so that no
/// pattern in the input can hide from it. One that is timed counts for those before it.
class PhaseTime {
 public:
  void begin() {
    timed_ = passed_over_ >= pass_over_;
    if (!timed_) {
      ++passed_over_;
      return;
    }
    weight_ = static_cast<double>(std::exchange(passed_over_, 0) + 1);
    start_ = thread_seconds();
  }
  void end() {
    if (!timed_) return;
    const double spent = std::max(0.0, thread_seconds() - start_ - paused_ - clock_cost_);
    paused_ = 0;
    last_ = spent;
    total_ += spent * weight_;
    rarity_ = std::min(rarity_ * 1.3, 512.0);
    const auto most = static_cast<unsigned>(2 * rarity_) - 1;
    pass_over_ = spent < 64e-6 ? static_cast<unsigned>(random_()) % most : 0;
  }

  /// Between begin() and end(): what is done until resume() belongs to another phase.
  void pause() {
    if (timed_) pause_start_ = thread_seconds();
  }
  void resume() {
    if (timed_) paused_ += thread_seconds() - pause_start_;
  }

  /// With what those took that came after the last one that was timed, if they were like it.
  double total() const { return total_ + last_ * passed_over_; }

 private:
  static inline const double clock_cost_ = clock_cost();
  std::minstd_rand random_;
  double total_ = 0, last_ = 0;
  double rarity_ = 1;  // one in so many is timed
  bool timed_ = false;
  double start_ = 0, pause_start_ = 0, paused_ = 0;
  double weight_ = 1;
  unsigned passed_over_ = 0;
  unsigned pass_over_ = 0;
};

/// Of one worker.
struct PhaseTimes {
  PhaseTime read, work, write;
};

class Run;

/// One place of the ring: a chunk and its result from the cut to the write.
struct alignas(64) Slot final : Buffer::Watcher {
  void mark_reached(Buffer& buffer) override;

  Run* run = nullptr;
  PhaseTimes* times = nullptr;  // of the worker that computes it
  std::uint64_t number = 0;
  Chunk chunk;
  Result result;
  std::exception_ptr cut_error;   // ended the chunk early; what is in it is good
  std::exception_ptr error;       // no result
  std::size_t input_charged = 0;  // bytes of the budget
  std::size_t output_charged = 0;
  std::atomic<bool> finished = false;
};

class Run final : public Room {
 public:
  Run(Source& source, const MakeFunction& make, Sink& sink, const Settings& settings)
      : source_(source),
        make_(make),
        sink_(sink),
        workers_(settings.workers),
        alone_(settings.workers == 1),
        budget_(memory_budget(settings.workers)),
        sizer_(settings.chunk, settings.workers, source.expected_records(), source.auto_limits()),
        most_live_(2 * settings.workers + 2),
        ring_(std::bit_ceil(std::size_t{most_live_})) {
    for (Slot& slot : ring_) slot.run = this;
  }

  Stats operator()() {
    Crew(workers_).run([this] { work(); });
    const std::lock_guard lock(mutex_);
    if (failure_) std::rethrow_exception(failure_);
    stats_.chunks = chunks_;
    stats_.max_live_chunks = max_live_;
    stats_.largest_chunk = sizer_.largest();
    stats_.chunk_rule = sizer_.rule();
    return stats_;
  }

  void hold_or_stream(Slot& slot, Buffer& out);

  void wait_for(std::size_t bytes) override;

 private:
  // What one worker does, from first to last chunk.
  void work();

  // Cuts the next chunk; null at the end of input or once the run was stopped.
  Slot* cut(PhaseTimes& times);
  bool wait_for_slot();
  void wait_for_budget(Slot& slot);
  bool charge(std::size_t bytes);  // false, and nothing is charged, where there is no room

  void compute(Slot& slot, Function& function, PhaseTimes& times);

  // Leaves a finished chunk in its slot; writes if it is its turn.
  void hand_in(Slot& slot, PhaseTimes& times);
  void settle(Slot& slot, PhaseTimes& times);
  void write(Slot& slot, PhaseTimes& times);
  void release(Slot& slot);

  void stop(std::exception_ptr failure);

  // What may become true when a chunk is written, or the run stops.
  template <typename Condition>
  void wait_until(Condition condition);
  void notify();

  bool is_oldest(const Slot& slot) const { return slot.number == written_; }

  Slot& slot_of(std::uint64_t number) { return ring_[number & (ring_.size() - 1)]; }

  Source& source_;
  const MakeFunction& make_;
  Sink& sink_;
  const unsigned workers_;
  const bool alone_;  // one worker: nobody else looks at anything, and no step needs a lock
  const std::size_t budget_;

  ChunkSizer sizer_;
  const unsigned most_live_;  // chunks
  std::vector<Slot> ring_;    // a power of two, for an index without a division

  // Of the worker that cuts.
  std::mutex source_mutex_;
  bool ended_ = false;
  std::uint64_t cut_ = 0;  // chunks cut so far; the next one's number
  unsigned max_live_ = 0;

  // Of the worker that writes.
  std::atomic<bool> writing_ = false;
  std::uint64_t chunks_ = 0;

  // A chunk passes from worker to worker by these alone, as long as nobody has to wait.
  std::atomic<std::uint64_t> written_ = 0;  // chunks written so far; the oldest live one's number
  std::atomic<std::size_t> used_ = 0;       // bytes of the budget
  std::atomic<bool> stopped_ = false;

  std::mutex mutex_;  // of waiting, of the failure and of the sums
  std::condition_variable moved_;
  std::atomic<unsigned> waiting_ = 0;
  std::exception_ptr failure_;
  Stats stats_;
};

void Slot::mark_reached(Buffer& buffer) { run->hold_or_stream(*this, buffer); }

void Run::work() {
  PhaseTimes times;
  try {
    const std::unique_ptr<Function> function = make_();
    while (Slot* slot = cut(times)) {
      compute(*slot, *function, times);
      hand_in(*slot, times);
    }
  } catch (...) {  // no memory for the function itself
    stop(std::current_exception());
  }
  const std::lock_guard lock(mutex_);
  stats_.read += times.read.total();
  stats_.work += times.work.total();
  stats_.write += times.write.total();
}

Slot* Run::cut(PhaseTimes& times) {
  std::unique_lock source_lock(source_mutex_, std::defer_lock);
  if (!alone_) source_lock.lock();
  if (ended_ || !wait_for_slot()) return nullptr;
  Slot& slot = slot_of(cut_);
  times.read.begin();
  try {
    if (!source_.next(slot.chunk, sizer_.next(), *this)) {
      ended_ = true;
      return nullptr;
    }
  } catch (...) {  // no memory for so large a record, most likely
    slot.cut_error = std::current_exception();
    ended_ = true;
  }
  times.read.end();
  slot.number = cut_++;
  max_live_ = std::max(max_live_, static_cast<unsigned>(cut_ - written_));
  wait_for_budget(slot);
  return &slot;
}

template <typename Condition>
void Run::wait_until(Condition condition) {
  if (condition()) return;
  std::unique_lock lock(mutex_);
  ++waiting_;  // before the condition is looked at again, which notify() relies on
  moved_.wait(lock, condition);
  --waiting_;
}

// What was changed before can be seen by whoever looks at a condition from now on; who looked too
// early counts as waiting by now, and holds the mutex until it can hear.
void Run::notify() {
  if (waiting_ == 0) return;
  const std::lock_guard lock(mutex_);
  moved_.notify_all();
}

bool Run::wait_for_slot() {
  wait_until([this] {
    const std::uint64_t live = cut_ - written_;
    return stopped_ || live == 0 || (live < most_live_ && used_ < budget_);
  });
  return !stopped_;
}

// While a worker cuts, all live chunks have workers of their own, or wait to be written by them.
void Run::wait_for(std::size_t bytes) {
  wait_until([&] { return stopped_ || cut_ == written_ || used_ + bytes <= budget_; });
}

void Run::wait_for_budget(Slot& slot) {
  const std::size_t bytes = slot.chunk.bytes_held;
  if (bytes == 0) return;
  bool charged = false;
  wait_until([&] { return (charged = charge(bytes)) || stopped_ || is_oldest(slot); });
  if (!charged) used_ += bytes;
  slot.input_charged = bytes;
}

bool Run::charge(std::size_t bytes) {
  std::size_t used = used_;
  while (used + bytes <= budget_)
    if (used_.compare_exchange_weak(used, used + bytes)) return true;
  return false;
}

void Run::compute(Slot& slot, Function& function, PhaseTimes& times) {
  const bool measure = sizer_.wants_times();
  const auto start =
      measure ? std::chrono::steady_clock::now() : std::chrono::steady_clock::time_point{};
  slot.times = &times;
  times.work.begin();
  slot.result.out.watch(&slot, charge_step);
  try {
    function(slot.chunk, slot.result);
  } catch (const Cancelled&) {
    slot.result.clear();
  } catch (...) {
    slot.error = std::current_exception();
  }
  times.work.end();
  if (measure) {
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    sizer_.took(slot.chunk.records, took.count());
  }
}

void Run::hold_or_stream(Slot& slot, Buffer& out) {
  const std::size_t more = out.size() - slot.output_charged;
  bool held = false;
  wait_until([&] {
    const bool oldest = is_oldest(slot);
    if (stopped_ || (oldest && out.size() >= stream_size)) return true;
    held = charge(more);
    return held || oldest;
  });
  if (held) {
    slot.output_charged += more;
    out.set_mark(out.size() + charge_step);
    return;
  }
  if (stopped_) throw Cancelled{};
  // The oldest chunk is written by nobody else while it is computed, so the sink is ours.
  slot.times->work.pause();
  slot.times->write.begin();
  std::exception_ptr failure;
  try {
    sink_.write(out.view());
  } catch (...) {
    failure = std::current_exception();
  }
  slot.times->write.end();
  slot.times->work.resume();
  out.clear();
  out.set_mark(charge_step);
  used_ -= std::exchange(slot.output_charged, 0);
  notify();
  if (!failure) return;
  stop(failure);
  throw Cancelled{};
}

void Run::hand_in(Slot& slot, PhaseTimes& times) {
  if (alone_) return settle(slot, times);
  slot.finished = true;
  // Whoever stops writing looks once more: a chunk that was handed in just before went by its
  // hands, and that chunk's worker saw that somebody was writing.
  while (slot_of(written_).finished && !writing_.exchange(true)) {
    while (slot_of(written_).finished) settle(slot_of(written_), times);
    writing_ = false;
  }
}

void Run::settle(Slot& slot, PhaseTimes& times) {
  if (!stopped_) write(slot, times);
  slot.chunk.clear();
  slot.result.clear();
  if (slot.result.out.capacity() > kept_capacity) slot.result.out.release();
  release(slot);
}

void Run::write(Slot& slot, PhaseTimes& times) {
  bool go_on = false;
  std::exception_ptr failure;
  times.write.begin();
  try {
    if (slot.error) std::rethrow_exception(slot.error);
    go_on = sink_.take(slot.chunk, slot.result);
    if (slot.cut_error && go_on) std::rethrow_exception(slot.cut_error);
  } catch (...) {
    failure = std::current_exception();
  }
  times.write.end();
  sizer_.written(slot.chunk);
  if (slot.chunk.records > 0) ++chunks_;
  if (!go_on || failure) stop(failure);
}

void Run::release(Slot& slot) {
  if (slot.error) slot.error = nullptr;
  if (slot.cut_error) slot.cut_error = nullptr;
  slot.finished.store(false, std::memory_order_relaxed);  // written_ says so to others
  const std::size_t charged =
      std::exchange(slot.input_charged, 0) + std::exchange(slot.output_charged, 0);
  if (charged > 0) used_ -= charged;
  if (alone_) {
    written_.store(slot.number + 1, std::memory_order_relaxed);
  } else {
    ++written_;
    notify();
  }
}

void Run::stop(std::exception_ptr failure) {
  {
    const std::lock_guard lock(mutex_);
    if (failure && !failure_) failure_ = failure;
  }
  stopped_ = true;
  source_.interrupt();
  notify();
}

}  // namespace

std::size_t memory_budget(unsigned workers) { return 8 * mib + 8 * mib * workers; }

Stats run(Source& source, const MakeFunction& make, Sink& sink, const Settings& settings) {
  return Run(source, make, sink, settings)();
}

}  // namespace fxpar::engine
