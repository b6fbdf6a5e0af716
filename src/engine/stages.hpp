// The three stages of every job. A new kind of input is a Source, a new job a Function, a new kind
// of output a Sink; the engine (engine.hpp) knows nothing else about them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

#include "engine/chunk.hpp"

namespace fxpar::engine {

/// The memory that a run may use.
class Room {
 public:
  /// Waits until there is room for `bytes` of input, or nothing else holds any: for a record that
  /// turns out to be large while it is read.
  virtual void wait_for(std::size_t bytes) = 0;

 protected:
  ~Room() = default;
};

/// Cuts the input into chunks. One thread at a time calls it, except where noted.
class Source {
 public:
  virtual ~Source() = default;

  /// How many records there will be, where that is known or can be estimated.
  virtual std::optional<std::uint64_t> expected_records() = 0;

  /// The largest chunk that `auto` may choose.
  virtual ChunkLimits auto_limits() const = 0;

  /// Puts the next records into `chunk` (which is empty) up to `limits`. False at the end of input.
  /// What fails is a Fault in the chunk.
  virtual bool next(Chunk& chunk, const ChunkLimits& limits, Room& room) = 0;

  /// Ends a next() that waits for input; all later ones find the end. From any thread.
  virtual void interrupt() = 0;

  /// How far the input has been read, for a progress line. From any thread.
  struct Position {
    std::uint64_t done = 0;
    std::optional<std::uint64_t> total;
    bool bytes = true;  // else records
  };
  virtual Position position() const = 0;
};

/// Turns a chunk into results. Every worker has one of its own, so it may keep scratch memory.
/// After a bad record under OnError::stop it leaves the rest of the chunk alone.
class Function {
 public:
  virtual ~Function() = default;
  virtual void operator()(const Chunk& chunk, Result& result) = 0;
};
using MakeFunction = std::function<std::unique_ptr<Function>()>;

/// Takes results in input order. One thread at a time calls it.
class Sink {
 public:
  virtual ~Sink() = default;

  /// The results of a part of a chunk that was too large to be held back. Throws like take().
  virtual void write(std::string_view bytes) = 0;

  /// The (rest of the) results of a chunk. False ends the run. Throws IoError or ReaderLeft.
  virtual bool take(const Chunk& chunk, const Result& result) = 0;
};

}  // namespace fxpar::engine
