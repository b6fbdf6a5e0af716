// What the lines of generated logs are made from: their templates, and the words that fill them.
// Only data; log_values.hpp says what each placeholder stands for, logs.hpp how lines are chosen.
//
// Notation. `{name}` or `{name:arguments}` is a value that differs from line to line: one of
// log_values.hpp, a word of a pool below, or `{of:a|b|c}`, one of these; `{again:name}` repeats the
// first value of that name in the line. A `{` that no lower-case letter follows is itself, so that
// JSON needs no escapes. Words may have placeholders of their own; the whole word is one value. A
// message of several lines, parted by \n, is mostly a stack trace: its lines stay together, and
// each is a template of its own. There `{repeat:2-6}` at the start of a line makes that many lines
// of it.
//
// Templates that show the same text once their values are `<*>` count as one. What distinguishes
// two templates is therefore always constant text.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace fxpar::gen {

struct Message {
  std::uint32_t weight;  // how often, compared to all others: hundreds are common, 1 is rare
  std::string_view text;
};

/// A program, or part of one, whose messages begin with the same header.
struct Source {
  std::string_view header;  // stands before the first line of each message
  std::span<const Message> messages;
};

struct WordPool {
  std::string_view name;
  std::span<const std::string_view> words;  // the first ones are drawn more often
};

std::span<const Source> log_sources();
std::span<const WordPool> word_pools();

}  // namespace fxpar::gen
