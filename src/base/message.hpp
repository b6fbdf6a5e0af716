// All that fxpar says to a person goes to stderr through here, whole lines at a time: one write(2)
// a line, so that lines of several threads or processes do not mix. Failure to write to stderr is
// ignored: there is nobody left to tell.
#pragma once

#include <mutex>
#include <string>
#include <string_view>

namespace fxpar {

class Messages {
 public:
  enum class Level { quiet, normal, verbose };

  /// `program` stands before each line; it is bold on a terminal unless NO_COLOR is set.
  explicit Messages(std::string program);

  void set_level(Level level) { level_ = level; }
  Level level() const { return level_; }

  void error(std::string_view text) { line(text); }
  void note(std::string_view text) {
    if (level_ != Level::quiet) line(text);
  }
  void detail(std::string_view text) {
    if (level_ == Level::verbose) line(text);
  }

  /// Bytes as they are (a report).
  void raw(std::string_view bytes);

  /// Shows `text` in the one line that the next message or erase_progress() removes again.
  void progress(std::string_view text);
  void erase_progress();

 private:
  void line(std::string_view text);
  void erase();  // with the mutex held

  std::string prefix_;
  Level level_ = Level::normal;
  std::mutex mutex_;
  bool progress_shown_ = false;
};

}  // namespace fxpar
