// The sink of every job that writes its results as text: passes the bytes on, adds the checksums
// up in input order, and reports bad records where they stand.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "base/checksum.hpp"
#include "base/message.hpp"
#include "engine/stages.hpp"
#include "io/output.hpp"

namespace fxpar::jobs {

struct Totals {
  std::uint64_t records = 0;  // read, bad ones included
  std::uint64_t skipped = 0;  // bad ones
  std::uint64_t bytes_in = 0;
  std::uint64_t not_opened = 0;  // inputs
  bool read_failed = false;
  bool refused = false;  // a record, which ended the run
  Checksum checksum;
};

/// Sees every chunk in input order, beside its rows.
class Observer {
 public:
  virtual ~Observer() = default;
  virtual void take(const engine::Chunk& chunk, const engine::Result& result) = 0;

  /// All of the input was there, and all results are written. Throws IoError.
  virtual void complete(Messages& messages) = 0;
};
using Observers = std::vector<std::unique_ptr<Observer>>;

class OrderedSink final : public engine::Sink {
 public:
  /// `output` may be null: then results are only counted.
  OrderedSink(io::Output* output, OnError on_error, const Observers& observers, Messages& messages)
      : output_(output), on_error_(on_error), observers_(observers), messages_(messages) {}

  void write(std::string_view bytes) override;
  bool take(const engine::Chunk& chunk, const engine::Result& result) override;

  /// Says how many bad records were not named. After the last chunk.
  void finish();

  const Totals& totals() const { return totals_; }

 private:
  // False if the run ends with one of the faults, or with this one.
  bool report_all(const engine::Chunk& chunk, const engine::Result& result);
  bool report(const Fault& fault);

  io::Output* output_;
  const OnError on_error_;
  const Observers& observers_;
  Messages& messages_;
  Totals totals_;
};

}  // namespace fxpar::jobs
