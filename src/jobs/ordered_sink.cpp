#include "jobs/ordered_sink.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <vector>

#include "base/text.hpp"

namespace fxpar::jobs {

namespace {

bool earlier(const Fault& a, const Fault& b) { return a.record < b.record; }

}  // namespace

void OrderedSink::write(std::string_view bytes) {
  if (output_ != nullptr && !bytes.empty()) output_->write(bytes);
}

bool OrderedSink::take(const engine::Chunk& chunk, const engine::Result& result) {
  write(result.out.view());
  for (const auto& observer : observers_) observer->take(chunk, result);
  totals_.checksum.append(result.checksum);
  totals_.bytes_in += chunk.bytes_in - result.bytes_left;
  if (!chunk.faults.empty() || !result.faults.empty()) {
    if (!report_all(chunk, result)) return false;
  }
  totals_.skipped += result.unnamed_faults;
  totals_.records += chunk.records;
  return true;
}

bool OrderedSink::report_all(const engine::Chunk& chunk, const engine::Result& result) {
  std::vector<Fault> faults;
  std::merge(chunk.faults.begin(), chunk.faults.end(), result.faults.begin(), result.faults.end(),
             std::back_inserter(faults), earlier);
  for (const Fault& fault : faults) {
    if (report(fault)) continue;
    const bool counts = fault.kind == Fault::Kind::bad_record || fault.kind == Fault::Kind::refused;
    totals_.records += fault.record - chunk.first_record + (counts ? 1 : 0);
    return false;
  }
  return true;
}

bool OrderedSink::report(const Fault& fault) {
  switch (fault.kind) {
    case Fault::Kind::bad_record:
      ++totals_.skipped;
      if (totals_.skipped <= engine::most_named_faults) messages_.error(fault.text);
      break;
    case Fault::Kind::cannot_open:
      ++totals_.not_opened;
      messages_.error(fault.text);
      break;
    case Fault::Kind::refused:
      ++totals_.skipped;
      totals_.refused = true;
      messages_.error(fault.text);
      return false;
    case Fault::Kind::read_failed:
      totals_.read_failed = true;
      messages_.error(fault.text);
      return false;
  }
  return on_error_ == OnError::skip;
}

void OrderedSink::finish() {
  if (totals_.skipped <= engine::most_named_faults) return;
  const std::uint64_t unnamed = totals_.skipped - engine::most_named_faults;
  messages_.error(
      fmt::format("{} more bad record{} left out", grouped(unnamed), unnamed == 1 ? "" : "s"));
}

}  // namespace fxpar::jobs
