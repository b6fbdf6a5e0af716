// A named thread that stays and answers calls: what the bench compares with a thread for each call.
//
// A call has a state of its own, which the caller and the worker share: an answer can only reach
// the call it was made for. It ends once, in whichever way comes first: answered, timed out, or the
// worker was shut down. Whoever waits spins for a moment before it sleeps, where another processor
// can answer in the meantime: waking a sleeper costs more than most calls.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace fxpar::bench {

/// The call was not answered in time. It is over; what it still does has no effect on other calls.
struct TimedOut : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The worker was shut down before it answered.
struct WorkerGone : std::runtime_error {
  using std::runtime_error::runtime_error;
};

namespace detail {

/// One call, for the worker that is to answer it.
class Request {
 public:
  explicit Request(std::string worker) : worker_(std::move(worker)) {}
  virtual ~Request() = default;
  Request(const Request&) = delete;
  Request& operator=(const Request&) = delete;

  // On the worker.
  void serve();

  // On whoever shuts the worker down.
  void abandon();

 protected:
  // On the caller: returns once the call has ended, or throws TimedOut or WorkerGone.
  void wait(std::optional<std::chrono::nanoseconds> at_most);

 private:
  enum class State { queued, running, answered, timed_out, gone };

  /// Keeps what comes out of the function. The function and its arguments are gone thereafter.
  virtual void run() noexcept = 0;
  /// The same without running it.
  virtual void skip() noexcept = 0;

  bool ended() const { return state_.load(std::memory_order_acquire) > State::running; }
  bool end(State state);
  void wake();

  const std::string worker_;
  std::atomic<State> state_ = State::queued;
  std::mutex mutex_;  // guards nothing: only so that no wake-up is lost
  std::condition_variable ended_;
};

/// With room for an R, or for what was thrown in its place.
template <typename R>
class Answer : public Request {
 public:
  using Request::Request;

  R take(std::optional<std::chrono::nanoseconds> at_most) {
    wait(at_most);
    // Nothing of the error is left here: the last owner of this object may be the worker.
    if (error_) std::rethrow_exception(std::exchange(error_, nullptr));
    if constexpr (!std::is_void_v<R>) return std::move(*value_);
  }

 protected:
  using Value = std::conditional_t<std::is_void_v<R>, std::monostate, R>;

  std::optional<Value> value_;
  std::exception_ptr error_;
};

template <typename R, typename Function, typename... Arguments>
class Bound final : public Answer<R> {
 public:
  template <typename F, typename... As>
  explicit Bound(const std::string& worker, F&& function, As&&... arguments)
      : Answer<R>(worker),
        call_(std::in_place, std::forward<F>(function), std::forward<As>(arguments)...) {}

 private:
  void run() noexcept override {
    try {
      const auto invoke = [](Function& function, Arguments&... arguments) -> R {
        return std::invoke(std::move(function), std::move(arguments)...);
      };
      if constexpr (std::is_void_v<R>) {
        std::apply(invoke, *call_);
      } else {
        this->value_.emplace(std::apply(invoke, *call_));
      }
    } catch (...) {
      this->error_ = std::current_exception();
    }
    skip();
  }
  void skip() noexcept override { call_.reset(); }

  std::optional<std::tuple<Function, Arguments...>> call_;
};

}  // namespace detail

/// A call that was started. The answer is taken once; a call that is dropped is still made.
template <typename R>
class Call {
 public:
  explicit Call(std::shared_ptr<detail::Answer<R>> answer) : answer_(std::move(answer)) {}

  /// The answer, or what the function threw: the same object, so type, message and fields are its
  /// own. Throws WorkerGone if the worker is shut down before it answers. Never on the worker
  /// itself, which cannot answer while it waits.
  R get() { return take({}); }

  /// Throws TimedOut if there is no answer within that time. If the worker has not begun this call,
  /// it will not; if it has, it finishes it, nobody gets the answer, and it goes on. A function
  /// must therefore not refer to what its caller may destroy thereafter.
  R get_within(std::chrono::nanoseconds at_most) { return take(at_most); }

 private:
  R take(std::optional<std::chrono::nanoseconds> at_most) {
    const auto answer = std::exchange(answer_, nullptr);
    if (!answer) throw std::logic_error("the answer to this call was taken before");
    return answer->take(at_most);
  }

  std::shared_ptr<detail::Answer<R>> answer_;
};

class Worker {
 public:
  /// The thread gets the first 15 bytes of the name, which is all that Linux keeps; messages have
  /// all of it. Throws std::system_error where no thread can be started.
  explicit Worker(std::string name);
  ~Worker() { shut_down(); }
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  /// Calls f(args...) on the worker, after what was started before. Function and arguments are
  /// copied or moved into the call, as for std::thread, and the answer is a value. From any thread.
  /// Throws WorkerGone if the worker has been shut down.
  template <typename F, typename... Args>
  auto start(F&& f, Args&&... args) {
    using R = std::decay_t<std::invoke_result_t<std::decay_t<F>, std::decay_t<Args>...>>;
    auto request = std::make_shared<detail::Bound<R, std::decay_t<F>, std::decay_t<Args>...>>(
        name_, std::forward<F>(f), std::forward<Args>(args)...);
    enqueue(request);
    return Call<R>(std::move(request));
  }

  template <typename F, typename... Args>
  auto call(F&& f, Args&&... args) {
    return start(std::forward<F>(f), std::forward<Args>(args)...).get();
  }

  /// Ends all calls that are not answered with WorkerGone, and ends the thread. A thread cannot be
  /// stopped, so this returns only after the function that is running, if any, but its caller does
  /// not wait for it. From any thread but the worker, and as often as one likes.
  void shut_down();

 private:
  using Requests = std::vector<std::shared_ptr<detail::Request>>;

  friend class Pool;

  void enqueue(std::shared_ptr<detail::Request> request);
  void end_calls();
  void join();

  // On the worker.
  void work();
  bool take_all();

  const std::string name_;
  std::mutex mutex_;  // guards the requests, but for what the comments say
  std::condition_variable changed_;
  Requests queue_;
  Requests taken_;                 // by the worker, which reads them without the mutex
  Requests served_;                // the worker's own; keeps its memory for the next
  std::atomic<bool> due_ = false;  // there is something in the queue, or it is time to end; written
                                   // with the mutex, read without while spinning
  bool ending_ = false;
  std::mutex join_mutex_;
  std::thread thread_;
};

/// Workers that take turns: each call goes to the next.
class Pool {
 public:
  /// They are called NAME-0, NAME-1, ...
  Pool(const std::string& name, unsigned workers);
  ~Pool() { shut_down(); }
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  template <typename F, typename... Args>
  auto start(F&& f, Args&&... args) {
    return next().start(std::forward<F>(f), std::forward<Args>(args)...);
  }
  template <typename F, typename... Args>
  auto call(F&& f, Args&&... args) {
    return next().call(std::forward<F>(f), std::forward<Args>(args)...);
  }

  /// Ends the calls of all workers before it waits for any of them.
  void shut_down();

 private:
  Worker& next() { return *workers_[turn_++ % workers_.size()]; }

  std::vector<std::unique_ptr<Worker>> workers_;
  std::atomic<std::size_t> turn_ = 0;
};

}  // namespace fxpar::bench
