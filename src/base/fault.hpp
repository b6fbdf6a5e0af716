// A record, or an input, that could not be used. Faults travel with their chunk to the ordered
// stage and are reported there, so that messages come in input order whatever the workers do.
#pragma once

#include <cstdint>
#include <string>

namespace fxpar {

enum class OnError { stop, skip };

struct Fault {
  enum class Kind {
    bad_record,   // exit code 1; it has a record number of its own
    cannot_open,  // exit code 3; skipping goes on with the next input
    read_failed,  // exit code 3; ends the run even when skipping
    refused,      // exit code 1; a good record where none may be, ends the run even when skipping
  };
  Kind kind;
  std::uint64_t record;  // its number in the stream; for an input, the number of the next record
  std::string text;      // the whole message: `FILE:LINE: what was found, what was expected`
};

}  // namespace fxpar
