// Ends the process once whoever reads our output has left, even while every worker is deep in a
// chunk and the input idles: there is nobody left to work for. A thread that sleeps in poll(2),
// only where the output is a pipe or socket.
#pragma once

#include <thread>

#include "io/output.hpp"
#include "io/wake.hpp"

namespace fxpar::io {

class ReaderWatch {
 public:
  explicit ReaderWatch(const Output* output);
  ~ReaderWatch();
  ReaderWatch(const ReaderWatch&) = delete;
  ReaderWatch& operator=(const ReaderWatch&) = delete;

 private:
  Wake done_;
  std::thread thread_;
};

}  // namespace fxpar::io
