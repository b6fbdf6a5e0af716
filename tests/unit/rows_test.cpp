#include "format/rows.hpp"

#include <gtest/gtest.h>

#include <string>

namespace fxpar::format {
namespace {

using namespace std::string_literals;

std::string row(Format format, std::string_view text, bool alone = false) {
  const RowShape shape(format, alone ? std::vector<std::string_view>{"text"}
                                     : std::vector<std::string_view>{"id", "text"});
  Buffer out;
  RowWriter writer(shape, out);
  if (!alone) writer.number(7);
  writer.text(text);
  writer.end_row();
  return std::string(out.view());
}

TEST(Rows, TsvEscapesWhatWouldBreakARow) {
  EXPECT_EQ(row(Format::tsv, "a\tb\nc\rd\\e"), "7\ta\\tb\\nc\\rd\\\\e\n");
  EXPECT_EQ(row(Format::tsv, "x\0\xFF"s), "7\tx\0\xFF\n"s);
}

TEST(Rows, CsvQuotesOnlyWhereNeeded) {
  EXPECT_EQ(row(Format::csv, "plain text"), "7,plain text\n");
  EXPECT_EQ(row(Format::csv, "a,b"), "7,\"a,b\"\n");
  EXPECT_EQ(row(Format::csv, "say \"hi\""), "7,\"say \"\"hi\"\"\"\n");
  EXPECT_EQ(row(Format::csv, "a\rb"), "7,\"a\rb\"\n");
  EXPECT_EQ(row(Format::csv, ""), "7,\n");
  EXPECT_EQ(row(Format::csv, "", true), "\"\"\n");  // else the row would look like none
}

TEST(Rows, JsonEscapesAndReplaces) {
  EXPECT_EQ(row(Format::jsonl, "a\"b\\c\n\x01"), "{\"id\":7,\"text\":\"a\\\"b\\\\c\\n\\u0001\"}\n");
  EXPECT_EQ(row(Format::jsonl, "\0"s), "{\"id\":7,\"text\":\"\\u0000\"}\n");
  EXPECT_EQ(row(Format::jsonl, "caf\xC3\xA9 \xF0\x9F\x98\x80", true),
            "{\"text\":\"caf\xC3\xA9 \xF0\x9F\x98\x80\"}\n");
}

TEST(Rows, JsonReplacesEachMaximalSubpart) {
  const std::string u = "\xEF\xBF\xBD";
  const auto text = [](std::string_view bytes) {
    const std::string whole = row(Format::jsonl, bytes, true);
    return whole.substr(9, whole.size() - 12);
  };
  EXPECT_EQ(text("a\xFF\xFE"), "a" + u + u);
  EXPECT_EQ(text("\xC3"), u);                          // cut at the end
  EXPECT_EQ(text("\xE2\x82 x"), u + " x");             // two bytes of three: one sign
  EXPECT_EQ(text("\xED\xA0\x80"), u + u + u);          // a surrogate
  EXPECT_EQ(text("\xC0\xAF"), u + u);                  // overlong
  EXPECT_EQ(text("\xF4\x90\x80\x80"), u + u + u + u);  // beyond U+10FFFF
}

TEST(Rows, LongTextIsTheSameInRuns) {
  std::string text;
  for (int i = 0; i < 300'000; ++i) text += "ab\tc\"d\xC3\xA9"[i % 8];
  text += std::string(200'000, 'x');
  struct Recorder final : Buffer::Watcher {
    void mark_reached(Buffer& b) override {
      all += b.view();
      b.clear();
    }
    std::string all;
  };
  Recorder watcher;
  for (const Format format : {Format::tsv, Format::csv, Format::jsonl}) {
    watcher.all.clear();
    const RowShape shape(format, {"text"});
    Buffer out;
    out.watch(&watcher, 64 * 1024);
    RowWriter writer(shape, out);
    writer.text(text);
    EXPECT_LT(out.capacity(), 400'000u);
    writer.end_row();
    EXPECT_EQ(watcher.all + std::string(out.view()), row(format, text, true));
  }
}

TEST(Rows, Headers) {
  EXPECT_EQ(RowShape(Format::tsv, {"id", "hash"}).header(), "id\thash\n");
  EXPECT_EQ(RowShape(Format::csv, {"id", "hash"}).header(), "id,hash\n");
  EXPECT_EQ(RowShape(Format::jsonl, {"id", "hash"}).header(), "");
}

}  // namespace
}  // namespace fxpar::format
