// Ends a wait for input from another thread. oneTBB cannot cancel a task that blocks in read(2),
// so every read that may block first polls its descriptor together with this one.
#pragma once

#include "io/descriptor.hpp"

namespace fxpar::io {

class Wake {
 public:
  Wake();

  /// From now on every wait ends at once. Any thread may call it.
  void notify() const;

  /// Readable once notified.
  int descriptor() const { return event_.get(); }

 private:
  Descriptor event_;
};

}  // namespace fxpar::io
