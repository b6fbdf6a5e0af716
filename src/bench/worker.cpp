#include "bench/worker.hpp"

#include <fmt/format.h>
#include <pthread.h>
#include <sched.h>

#include <algorithm>

#include "engine/usable_cpus.hpp"

namespace fxpar::bench {

namespace {

using std::chrono::nanoseconds;
using std::chrono::steady_clock;

// About what it costs to sleep and be woken: whoever spins so long and sleeps then has lost no more
// than half.
constexpr nanoseconds longest_spin = std::chrono::microseconds(30);
constexpr int pauses_a_look = 32;  // at the clock

constexpr nanoseconds longest_wait = std::chrono::hours(24 * 365);  // a deadline must not overflow

void pause() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}

/// Returns when `reached`, or after a moment.
template <typename Condition>
void spin_until(const Condition& reached, nanoseconds at_most = longest_spin) {
  static const bool alone = engine::usable_cpus().count() == 1;
  if (alone) return;
  const auto end = steady_clock::now() + std::min(at_most, longest_spin);
  do {
    for (int i = 0; i < pauses_a_look; ++i) {
      if (reached()) return;
      pause();
    }
    sched_yield();  // with more threads that spin than processors, to whoever has something to do
  } while (steady_clock::now() < end);
}

std::string quoted(const std::string& name) { return fmt::format("worker '{}'", name); }

}  // namespace

namespace detail {

void Request::serve() {
  State queued = State::queued;
  if (!state_.compare_exchange_strong(queued, State::running)) return skip();
  run();
  if (end(State::answered)) wake();
}

void Request::abandon() {
  if (end(State::gone)) wake();
}

bool Request::end(State state) {
  State now = state_.load();
  while (now == State::queued || now == State::running)
    if (state_.compare_exchange_weak(now, state)) return true;
  return false;
}

void Request::wake() {
  { const std::lock_guard lock(mutex_); }
  ended_.notify_one();
}

void Request::wait(std::optional<nanoseconds> at_most) {
  const auto has_ended = [this] { return ended(); };
  if (at_most) {
    const auto deadline = steady_clock::now() + std::min(*at_most, longest_wait);
    spin_until(has_ended, *at_most);
    std::unique_lock lock(mutex_);
    ended_.wait_until(lock, deadline, has_ended);
  } else {
    spin_until(has_ended);
    std::unique_lock lock(mutex_);
    ended_.wait(lock, has_ended);
  }
  if (at_most && end(State::timed_out)) {
    const std::chrono::duration<double, std::milli> waited = *at_most;
    throw TimedOut(fmt::format("{} did not answer within {} ms", quoted(worker_), waited.count()));
  }
  if (state_.load(std::memory_order_acquire) == State::gone)
    throw WorkerGone(quoted(worker_) + " was shut down before it answered");
}

}  // namespace detail

Worker::Worker(std::string name) : name_(std::move(name)), thread_([this] { work(); }) {}

void Worker::enqueue(std::shared_ptr<detail::Request> request) {
  {
    const std::lock_guard lock(mutex_);
    if (ending_) throw WorkerGone(quoted(name_) + " was shut down and takes no more calls");
    queue_.push_back(std::move(request));
    due_.store(true, std::memory_order_relaxed);
  }
  changed_.notify_one();
}

void Worker::work() {
  pthread_setname_np(pthread_self(), name_.substr(0, 15).c_str());
  while (take_all())
    for (const auto& request : taken_) request->serve();
}

bool Worker::take_all() {
  {
    const std::lock_guard lock(mutex_);
    served_.swap(taken_);
  }
  served_.clear();
  const auto due = [this] { return due_.load(std::memory_order_relaxed); };
  spin_until(due);
  std::unique_lock lock(mutex_);
  changed_.wait(lock, due);
  if (ending_) return false;
  taken_.swap(queue_);
  due_.store(false, std::memory_order_relaxed);
  return true;
}

void Worker::end_calls() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
    due_.store(true, std::memory_order_relaxed);
    for (const Requests* requests : {&taken_, &queue_})
      for (const auto& request : *requests) request->abandon();
  }
  changed_.notify_one();
}

void Worker::join() {
  const std::lock_guard lock(join_mutex_);
  if (thread_.joinable()) thread_.join();
}

void Worker::shut_down() {
  end_calls();
  join();
}

Pool::Pool(const std::string& name, unsigned workers) {
  workers_.reserve(workers);
  for (unsigned i = 0; i < workers; ++i)
    workers_.push_back(std::make_unique<Worker>(fmt::format("{}-{}", name, i)));
}

void Pool::shut_down() {
  for (const auto& worker : workers_) worker->end_calls();
  for (const auto& worker : workers_) worker->join();
}

}  // namespace fxpar::bench
