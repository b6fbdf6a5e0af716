#include "bench/worker.hpp"

#include <gtest/gtest.h>
#include <pthread.h>
#include <time.h>

#include <array>
#include <future>
#include <memory>
#include <numeric>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

namespace fxpar::bench {
namespace {

using namespace std::chrono_literals;

/// Holds a worker in a call until it is opened; a test that fails does not hang.
class Gate {
 public:
  /// Returns once the worker is in the call.
  template <typename R>
  Call<R> hold(Worker& worker, R answer) {
    std::promise<void> begun;
    std::future<void> is_begun = begun.get_future();
    Call<R> call = worker.start(
        [opened = opened_, answer](std::promise<void> in) {
          in.set_value();
          opened.wait_for(20s);
          return answer;
        },
        std::move(begun));
    is_begun.wait_for(20s);
    return call;
  }
  void open() { open_.set_value(); }

 private:
  std::promise<void> open_;
  std::shared_future<void> opened_ = open_.get_future().share();
};

template <typename Error, typename Function>
std::string message_of(const Function& function) {
  try {
    function();
  } catch (const Error& error) {
    return error.what();
  }
  return "nothing was thrown";
}

/// An error with a code and fields of its own.
struct Refused : std::system_error {
  Refused(std::string who, std::vector<int> lines)
      : std::system_error(EACCES, std::generic_category(), "refused"),
        record(std::move(who)),
        bad_lines(std::move(lines)) {}
  std::string record;
  std::vector<int> bad_lines;
};

TEST(Worker, AnErrorReachesItsCallerWithMessageCodeAndFields) {
  Worker worker("w");
  const auto refuse = [](const std::string& who) -> int { throw Refused(who, {3, 14}); };
  try {
    worker.call(refuse, "somebody");
    FAIL() << "nothing was thrown";
  } catch (const Refused& error) {
    EXPECT_EQ(error.what(), Refused("", {}).what() + std::string());
    EXPECT_EQ(error.code(), std::errc::permission_denied);
    EXPECT_EQ(error.record, "somebody");
    EXPECT_EQ(error.bad_lines, (std::vector{3, 14}));
  }
  EXPECT_EQ(worker.call([] { return 5; }), 5);  // and the worker goes on
}

TEST(Worker, AnErrorOfAnyTypeReachesItsCaller) {
  Worker worker("w");
  EXPECT_THROW(worker.call([] { throw 42; }), int);
  EXPECT_THROW(worker.start([] { throw std::bad_alloc(); }).get_within(20s), std::bad_alloc);
}

TEST(Worker, TakesSeveralArguments) {
  Worker worker("w");
  const auto join = [](const std::string& a, int b, double c, std::vector<int> d) {
    return a + std::to_string(b) + std::to_string(c) + std::to_string(d.size());
  };
  EXPECT_EQ(worker.call(join, "a", -2, 0.5, std::vector{1, 2, 3}), "a-20.5000003");
}

TEST(Worker, ArgumentsAndAnswersAreMovedOrCopied) {
  Worker worker("w");
  const auto add = [](std::unique_ptr<int> a, const std::unique_ptr<int>& b) {
    *a += *b;
    return a;
  };
  auto seven = std::make_unique<int>(7);
  const int* const there = seven.get();
  const auto sum = worker.call(add, std::move(seven), std::make_unique<int>(3));
  EXPECT_EQ(*sum, 10);
  EXPECT_EQ(sum.get(), there);

  std::string text(100'000, 'x');
  const char* const data = text.data();
  const std::string copy = worker.call([](std::string all) { return all + 'y'; }, text);
  EXPECT_EQ(copy, text + "y");
  EXPECT_EQ(text, std::string(100'000, 'x'));
  text = worker.call([](std::string all) { return all; }, std::move(text));
  EXPECT_EQ(text.data(), data);
}

TEST(Worker, ArgumentsAreGoneWhenTheAnswerIsThere) {
  Worker worker("w");
  const auto shared = std::make_shared<int>(1);
  const auto owners = [](const std::shared_ptr<int>& p) { return p.use_count(); };
  const auto fails = [](const std::shared_ptr<int>&) { throw std::runtime_error("no"); };
  Gate gate;
  auto first = gate.hold(worker, 0);
  auto answered = worker.start(owners, shared);
  auto failed = worker.start(fails, shared);
  std::promise<void> looked;  // the worker does nothing else in between
  auto last = worker.start([until = looked.get_future().share()] { until.wait_for(20s); });
  gate.open();
  EXPECT_EQ(answered.get(), 3);
  EXPECT_THROW(failed.get(), std::runtime_error);
  EXPECT_EQ(shared.use_count(), 1);
  looked.set_value();
  last.get();
}

TEST(Worker, IsOneNamedThreadThatStays) {
  Worker worker("a-name-above-15-bytes");
  const auto name = [] {
    std::array<char, 16> bytes{};
    pthread_getname_np(pthread_self(), bytes.data(), bytes.size());
    return std::string(bytes.data());
  };
  EXPECT_EQ(worker.call(name), "a-name-above-15");
  const auto thread = worker.call([] { return std::this_thread::get_id(); });
  EXPECT_NE(thread, std::this_thread::get_id());
  std::this_thread::sleep_for(10ms);  // it sleeps as well by now
  EXPECT_EQ(worker.call([] { return std::this_thread::get_id(); }), thread);
}

TEST(Worker, WhoeverWaitsLongSleeps) {
  Worker worker("w");
  const auto cpu_time = [] {
    timespec t{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return std::chrono::seconds(t.tv_sec) + std::chrono::nanoseconds(t.tv_nsec);
  };
  const auto worker_before = worker.call(cpu_time);
  std::this_thread::sleep_for(200ms);
  EXPECT_LT(worker.call(cpu_time) - worker_before, 50ms);

  const auto before = cpu_time();
  worker.call([] { std::this_thread::sleep_for(200ms); });
  worker.start([] { std::this_thread::sleep_for(200ms); }).get_within(20s);
  EXPECT_LT(cpu_time() - before, 100ms);
}

TEST(Worker, AnswersInTheOrderOfTheCalls) {
  Worker worker("w");
  auto order = std::make_shared<std::vector<int>>();
  Gate gate;
  auto first = gate.hold(worker, 0);
  std::vector<Call<void>> calls;
  for (int i = 0; i < 100; ++i) calls.push_back(worker.start([order, i] { order->push_back(i); }));
  gate.open();
  for (Call<void>& call : calls) call.get();
  std::vector<int> expected(100);
  std::iota(expected.begin(), expected.end(), 0);
  EXPECT_EQ(*order, expected);
}

TEST(Worker, AfterATimeoutItServesTheNextCall) {
  Worker worker("slow-one");
  Gate gate;
  auto late = gate.hold(worker, 1);
  EXPECT_EQ(message_of<TimedOut>([&] { late.get_within(5ms); }),
            "worker 'slow-one' did not answer within 5 ms");
  auto next = worker.start([] { return 2; });
  gate.open();
  EXPECT_EQ(next.get_within(20s), 2);
}

TEST(Worker, TheSecondCallNeverGetsTheAnswerOfTheFirst) {
  Worker worker("w");
  for (int i = 0; i < 200; ++i) {
    // Sometimes the first is answered in time, or at the very moment.
    auto first = worker.start([i] { return 2 * i; });
    try {
      EXPECT_EQ(first.get_within(std::chrono::microseconds(i % 20)), 2 * i);
    } catch (const TimedOut&) {
    }
    EXPECT_EQ(worker.call([i] { return 2 * i + 1; }), 2 * i + 1);
  }
  Gate gate;
  auto first = gate.hold(worker, 1);
  EXPECT_THROW(first.get_within(0s), TimedOut);
  auto second = worker.start([] { return 2; });
  gate.open();
  EXPECT_EQ(second.get(), 2);
  EXPECT_THROW(first.get(), std::logic_error);  // the call is over
}

TEST(Worker, ACallThatTimedOutBeforeItBeganIsNotMade) {
  Worker worker("w");
  Gate gate;
  auto first = gate.hold(worker, 1);
  std::atomic<bool> made = false;
  auto second = worker.start([&made] { made = true; });
  EXPECT_THROW(second.get_within(1ms), TimedOut);
  gate.open();
  EXPECT_EQ(first.get(), 1);
  worker.call([] {});
  EXPECT_FALSE(made);
}

TEST(Worker, ACallThatIsDroppedIsMade) {
  Worker worker("w");
  std::atomic<int> made = 0;
  for (int i = 0; i < 10; ++i) worker.start([&made] { ++made; });
  worker.call([] {});
  EXPECT_EQ(made, 10);
}

TEST(Worker, ShuttingDownEndsCallsInFlight) {
  Worker worker("leaving");
  Gate gate;
  auto running = gate.hold(worker, 1);
  std::atomic<int> made = 0;
  std::vector<Call<int>> waiting;
  for (int i = 0; i < 10; ++i) waiting.push_back(worker.start([&made] { return ++made; }));
  std::vector<std::future<std::string>> callers;  // which wait by now, some of them
  for (Call<int>& call : waiting) {
    callers.push_back(std::async(
        std::launch::async, [&call] { return message_of<WorkerGone>([&call] { call.get(); }); }));
  }
  std::thread ends([&worker] { worker.shut_down(); });
  // Nobody has opened the gate: the callers do not wait for what is running.
  const std::string gone = "worker 'leaving' was shut down before it answered";
  EXPECT_EQ(message_of<WorkerGone>([&] { running.get_within(20s); }), gone);
  for (auto& caller : callers) EXPECT_EQ(caller.get(), gone);
  EXPECT_EQ(message_of<WorkerGone>([&] { worker.call([] {}); }),
            "worker 'leaving' was shut down and takes no more calls");
  gate.open();
  ends.join();
  EXPECT_EQ(made, 0);
  worker.shut_down();  // again, which does nothing
}

TEST(Worker, AnAnswerOutlivesItsWorker) {
  std::optional<Worker> worker(std::in_place, "w");
  auto answered = worker->start([] { return std::string(1000, 'x'); });
  worker->call([] {});
  Gate gate;
  auto running = gate.hold(*worker, 1);
  auto waiting = worker->start([] { return 2; });
  std::thread ends([&worker] { worker.reset(); });
  EXPECT_THROW(waiting.get(), WorkerGone);
  gate.open();
  ends.join();
  EXPECT_EQ(answered.get(), std::string(1000, 'x'));
  EXPECT_THROW(running.get(), WorkerGone);
}

TEST(Pool, TakesTurns) {
  Pool pool("p", 3);
  const auto thread = [] { return std::this_thread::get_id(); };
  std::vector<std::thread::id> seen;
  for (int i = 0; i < 9; ++i) seen.push_back(pool.call(thread));
  for (std::size_t i = 3; i < 9; ++i) EXPECT_EQ(seen[i], seen[i - 3]);
  EXPECT_NE(seen[0], seen[1]);
  EXPECT_NE(seen[1], seen[2]);
  EXPECT_NE(seen[0], seen[2]);
}

TEST(Pool, ShuttingDownEndsTheCallsOfAllWorkers) {
  Pool pool("p", 2);
  std::promise<void> open;
  const std::shared_future<void> opened = open.get_future().share();
  std::vector<Call<void>> calls;
  for (int i = 0; i < 8; ++i) calls.push_back(pool.start([opened] { opened.wait_for(20s); }));
  std::thread ends([&pool] { pool.shut_down(); });
  for (std::size_t i = 0; i < calls.size(); ++i) {
    EXPECT_EQ(message_of<WorkerGone>([&] { calls[i].get_within(10s); }),
              "worker 'p-" + std::to_string(i % 2) + "' was shut down before it answered");
  }
  open.set_value();
  ends.join();
  EXPECT_THROW(pool.call([] {}), WorkerGone);
}

TEST(Pool, EveryCallGetsItsOwnAnswerUnderLoad) {
  Pool pool("p", 3);
  constexpr int callers = 6, calls = 300;
  std::atomic<int> answered = 0, timed_out = 0, thrown = 0, wrong = 0;
  const auto caller = [&](int who) {
    for (int i = 0; i < calls; ++i) {
      const std::string text = std::to_string(who) + "/" + std::to_string(i);
      auto call = pool.start(
          [i](const std::string& a, std::unique_ptr<int> b) {
            if (i % 7 == 3) throw std::runtime_error(a);
            if (i % 11 == 5) std::this_thread::sleep_for(200us);
            return a + ":" + std::to_string(*b);
          },
          text, std::make_unique<int>(i));
      try {
        const bool patient = i % 3 != 0;
        const std::string answer =
            patient ? call.get() : call.get_within(std::chrono::microseconds(i % 60));
        if (i % 7 == 3 || answer != text + ":" + std::to_string(i)) ++wrong;
        ++answered;
      } catch (const TimedOut&) {
        if (i % 3 != 0) ++wrong;
        ++timed_out;
      } catch (const std::runtime_error& error) {
        if (i % 7 != 3 || error.what() != text) ++wrong;
        ++thrown;
      }
    }
  };
  {
    std::vector<std::jthread> threads;
    for (int who = 0; who < callers; ++who) threads.emplace_back(caller, who);
  }
  EXPECT_EQ(wrong, 0);
  EXPECT_EQ(answered + timed_out + thrown, callers * calls);
  EXPECT_GT(answered, 0);
  EXPECT_GT(thrown, 0);
  EXPECT_GT(timed_out, 0);  // some that sleep are given a quarter of that
}

TEST(Pool, ShutDownUnderLoadEndsEveryCall) {
  for (int round = 0; round < 20; ++round) {
    Pool pool("p", 2);
    std::atomic<int> gone = 0;
    {
      std::vector<std::jthread> threads;
      for (int who = 0; who < 4; ++who) {
        threads.emplace_back([&pool, &gone, who] {
          try {
            for (int i = 0;; ++i) {
              if (pool.call([](int a, int b) { return a + b; }, who, i) != who + i) return;
            }
          } catch (const WorkerGone&) {
            ++gone;
          }
        });
      }
      std::this_thread::sleep_for(1ms);
      pool.shut_down();
    }
    EXPECT_EQ(gone, 4);
  }
}

}  // namespace
}  // namespace fxpar::bench
