#include "data-gen/logs.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <optional>
#include <span>
#include <stdexcept>
#include <string_view>

#include "data-gen/log_templates.hpp"
#include "data-gen/log_values.hpp"

namespace fxpar::gen {

namespace {

// Between two messages; a third of it on average.
constexpr std::uint64_t longest_gap = 300'000;  // microseconds

/// A part of a line: bytes as they are, or what stands for a placeholder.
struct Part {
  enum class What { literal, value, word, again };
  What what;
  std::string_view text;  // the literal, or the placeholder's name
  ValueSpec value{};
  std::size_t index = 0;  // of the pool, or of the part to repeat
};

using Text = std::vector<Part>;

struct Pool {
  std::vector<Text> words;
  bool skewed;  // the first ones are drawn more often
};

struct Line {
  Text text;
  std::size_t shown;  // index of its template
  Range times;
};

struct Placeholder {
  std::size_t at, size;  // with the braces
  std::string_view name, arguments;
};

std::optional<Placeholder> find_placeholder(std::string_view text) {
  for (std::size_t at = text.find('{'); at != text.npos; at = text.find('{', at + 1)) {
    const char next = at + 1 < text.size() ? text[at + 1] : ' ';
    if (next < 'a' || next > 'z') continue;
    const std::size_t end = text.find('}', at);
    if (end == text.npos) throw std::logic_error(fmt::format("unclosed placeholder in '{}'", text));
    const std::string_view inside = text.substr(at + 1, end - at - 1);
    const std::size_t colon = std::min(inside.find(':'), inside.size());
    const std::string_view arguments = inside.substr(std::min(colon + 1, inside.size()));
    return Placeholder{at, end + 1 - at, inside.substr(0, colon), arguments};
  }
  return {};
}

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = std::min(text.find(at), text.size());
    parts.push_back(text.substr(0, end));
    if (end == text.size()) return parts;
    text.remove_prefix(end + 1);
  }
}

std::string shown(const Text& text) {
  std::string result;
  for (const Part& part : text)
    result += part.what == Part::What::literal ? part.text : std::string_view("<*>");
  return result;
}

}  // namespace

class LogGenerator::Compiled {
 public:
  Compiled() {
    for (const Source& source : log_sources())
      for (const Message& message : source.messages) add(source.header, message);
  }

  /// The lines of a message.
  const std::vector<Line>& pick(SplitMix& random) const {
    return messages_[draws_[random.below(draws_.size())]];
  }

  const Pool& pool(std::size_t index) const { return pools_[index]; }
  const std::vector<ShownTemplate>& templates() const { return templates_; }

 private:
  void add(std::string_view header, const Message& message) {
    std::vector<Line> lines;
    for (std::string_view text : split(message.text, '\n')) {
      Range times{1, 1};
      if (const auto first = find_placeholder(text); first && first->name == "repeat") {
        times = parse_range(first->arguments);
        text.remove_prefix(first->size);
      }
      Text compiled;
      if (lines.empty()) compile(header, compiled);
      compile(text, compiled);
      lines.push_back({compiled, template_of(compiled), times});
    }
    draws_.insert(draws_.end(), message.weight, messages_.size());
    messages_.push_back(std::move(lines));
  }

  std::size_t template_of(const Text& text) {
    const std::string wanted = shown(text);
    const auto known = std::find_if(templates_.begin(), templates_.end(),
                                    [&](const ShownTemplate& t) { return t.text == wanted; });
    const auto index = static_cast<std::size_t>(known - templates_.begin());
    if (known == templates_.end())
      templates_.push_back({fmt::format("T{:03}", templates_.size() + 1), wanted});
    return index;
  }

  void compile(std::string_view text, Text& parts) {
    while (const auto placeholder = find_placeholder(text)) {
      if (placeholder->at > 0)
        parts.push_back({Part::What::literal, text.substr(0, placeholder->at)});
      parts.push_back(part_for(*placeholder, parts));
      text.remove_prefix(placeholder->at + placeholder->size);
    }
    if (!text.empty()) parts.push_back({Part::What::literal, text});
  }

  Part part_for(const Placeholder& placeholder, const Text& before) {
    const auto [at, size, name, arguments] = placeholder;
    if (name == "again") return {Part::What::again, name, {}, part_named(arguments, before)};
    if (name == "of") return {Part::What::word, name, {}, add_pool(split(arguments, '|'), false)};
    if (const auto value = value_named(name, arguments)) return {Part::What::value, name, *value};
    return {Part::What::word, name, {}, pool_named(name)};
  }

  static std::size_t part_named(std::string_view name, const Text& parts) {
    for (std::size_t i = 0; i < parts.size(); ++i)
      if (parts[i].what != Part::What::literal && parts[i].text == name) return i;
    throw std::logic_error(fmt::format("no {{{}}} to repeat", name));
  }

  std::size_t pool_named(std::string_view name) {
    const auto known = std::find_if(named_.begin(), named_.end(),
                                    [&](const NamedPool& pool) { return pool.name == name; });
    if (known != named_.end()) return known->index;
    for (const WordPool& pool : word_pools()) {
      if (pool.name != name) continue;
      const std::size_t index = add_pool(pool.words, true);
      named_.push_back({name, index});
      return index;
    }
    throw std::logic_error(fmt::format("unknown placeholder {{{}}}", name));
  }

  std::size_t add_pool(std::span<const std::string_view> words, bool skewed) {
    Pool pool{{}, skewed};
    for (const std::string_view word : words) compile(word, pool.words.emplace_back());
    pools_.push_back(std::move(pool));  // after those that its words needed
    return pools_.size() - 1;
  }

  struct NamedPool {
    std::string_view name;
    std::size_t index;
  };

  std::vector<std::vector<Line>> messages_;
  std::vector<std::size_t> draws_;  // the index of each message, as often as its weight says
  std::vector<Pool> pools_;
  std::vector<NamedPool> named_;
  std::vector<ShownTemplate> templates_;
};

class LogGenerator::State {
 public:
  State(const Compiled& compiled, std::uint64_t seed) : compiled_(compiled), values_(seed) {}

  std::size_t next(Buffer& out) {
    while (times_left_ == 0) go_on();
    --times_left_;
    append(line_->text, out);
    out.append('\n');
    return line_->shown;
  }

 private:
  void go_on() {
    SplitMix& random = values_.random();
    if (rest_.empty()) {
      values_.clock().advance(random.skewed_below(longest_gap));
      rest_ = compiled_.pick(random);
    }
    line_ = &rest_.front();
    rest_ = rest_.subspan(1);
    times_left_ = line_->times.least + random.below(line_->times.size());
  }

  void append(const Text& text, Buffer& out) {
    const std::size_t first = starts_.size();
    for (const Part& part : text) {
      starts_.push_back(out.size());
      switch (part.what) {
        case Part::What::literal:
          out.append(part.text);
          break;
        case Part::What::value:
          values_.append(part.value, out);
          break;
        case Part::What::word:
          append_word(compiled_.pool(part.index), out);
          break;
        case Part::What::again:
          append_again(starts_[first + part.index], starts_[first + part.index + 1], out);
          break;
      }
    }
    starts_.resize(first);
  }

  void append_word(const Pool& pool, Buffer& out) {
    SplitMix& random = values_.random();
    const std::uint64_t count = pool.words.size();
    append(pool.words[pool.skewed ? random.skewed_below(count) : random.below(count)], out);
  }

  static void append_again(std::size_t start, std::size_t end, Buffer& out) {
    char* const to = out.reserve(end - start);  // may move what is to be repeated
    std::memcpy(to, out.view().data() + start, end - start);
    out.commit(end - start);
  }

  const Compiled& compiled_;
  LogValues values_;
  const Line* line_ = nullptr;
  std::uint64_t times_left_ = 0;  // that line_ is still to be made
  std::span<const Line> rest_;    // of the message, behind line_

  // Where the parts of the line begin in the buffer; those of a word stand behind those of its line
  // while it is made.
  std::vector<std::size_t> starts_;
};

LogGenerator::LogGenerator(std::uint64_t seed)
    : compiled_(std::make_unique<const Compiled>()),
      state_(std::make_unique<State>(*compiled_, seed)) {}

LogGenerator::~LogGenerator() = default;

std::size_t LogGenerator::next(Buffer& out) { return state_->next(out); }

const std::vector<ShownTemplate>& LogGenerator::templates() const { return compiled_->templates(); }

std::string truth_row_end(const ShownTemplate& shown) {
  std::string row = "\t" + shown.id + "\t";
  for (const char c : shown.text) {
    switch (c) {
      case '\t':
        row += "\\t";
        break;
      case '\n':
        row += "\\n";
        break;
      case '\r':
        row += "\\r";
        break;
      case '\\':
        row += "\\\\";
        break;
      default:
        row += c;
    }
  }
  return row + "\n";
}

}  // namespace fxpar::gen
