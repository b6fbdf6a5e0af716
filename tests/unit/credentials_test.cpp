#include "records/credentials.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "plenty_of_room.hpp"
#include "records/byte_source.hpp"
#include "temporary.hpp"

namespace fxpar::records {
namespace {

using namespace std::string_view_literals;
using Rows = std::vector<std::string>;

class CredentialsTest : public ::testing::Test {
 protected:
  /// What comes of files, as `RECORD=USER|SALT|SECRET` or `RECORD! MESSAGE`; the rows of each chunk
  /// before its faults.
  Rows read_files(const std::vector<std::string>& files, const CredentialRules& rules = {},
                  std::size_t block_size = 256 * 1024) {
    Messages messages("test");
    const ByteSourceSettings settings{
        .files = files, .on_error = OnError::skip, .block_size = block_size};
    ByteSource source(settings, credential_framing(rules), messages);
    CredentialReader reader(rules.max_record);
    Rows rows;
    std::uint64_t next = 0;
    for (engine::Chunk chunk; source.next(chunk, {.records = 3}, room); chunk.clear()) {
      EXPECT_EQ(chunk.first_record, next);
      next += chunk.records;
      for (const engine::Piece& piece : chunk.pieces) {
        const std::size_t before = rows.size();
        read_piece(reader, piece, rows);
        EXPECT_EQ(rows.size() - before, piece.records);
      }
      for (const Fault& fault : chunk.faults) rows.push_back(shown(fault.record, fault.text));
    }
    EXPECT_EQ(rows.size(), next);
    return rows;
  }

  Rows read(std::string_view name, std::string_view bytes, const CredentialRules& rules = {},
            std::size_t block_size = 256 * 1024) {
    return read_files({files_.write(name, bytes)}, rules, block_size);
  }

  void read_piece(CredentialReader& reader, const engine::Piece& piece, Rows& rows) {
    std::vector<std::pair<std::size_t, Credential>> good;  // all users must stay valid
    reader.open(piece);
    Credential credential;
    for (auto row = reader.next(credential); row != CredentialReader::Row::end;
         row = reader.next(credential)) {
      const bool bad = row == CredentialReader::Row::bad;
      rows.push_back(bad ? shown(reader.record(), reader.message())
                         : fmt::format("{}=", reader.record()));
      if (!bad) good.emplace_back(rows.size() - 1, credential);
    }
    for (const auto& [at, c] : good) rows[at] += fmt::format("{}|{}|{}", c.user, c.salt, c.secret);
  }

  std::string shown(std::uint64_t record, std::string text) const {
    for (std::size_t at; (at = text.find(files_.path(""))) != std::string::npos;)
      text.erase(at, files_.path("").size());
    return fmt::format("{}! {}", record, text);
  }

  TemporaryDirectory files_;
};

TEST_F(CredentialsTest, CsvHasQuotesWithNewlinesInside) {
  EXPECT_EQ(read("a.csv",
                 "u1,1,2\r\n"
                 "\"a,b\",\"3\",4\n"
                 "\"say \"\"hi\"\"\",5,6\n"
                 "\"two\r\nlines\",7,8\n"
                 ",9,10\n"
                 " 007 ,011,12"),
            (Rows{"0=u1|1|2", "1=a,b|3|4", "2=say \"hi\"|5|6", "3=two\r\nlines|7|8", "4=|9|10",
                  "5= 007 |11|12"}));
}

TEST_F(CredentialsTest, CsvNamesTheLineWhereABadRowBegins) {
  EXPECT_EQ(
      read("a.csv",
           "\"1\n2\",1,2\n"
           "a\"b,1,2\n"
           "\"a\"b,1,2\n"
           "\"x\ny\",1\n"
           "u,1,\"2\"\r\r\n"
           "u,1,2\n"
           "u,1,\"2\nu,1,2\n"),
      (Rows{"0=1\n2|1|2",
            "1! a.csv:3: column 1 (user) has a quote inside, expected quotes around the "
            "field, and \"\" for one in it",
            "2! a.csv:4: column 1 (user) goes on behind its closing quote, expected a comma "
            "or the end of the row",
            "3! a.csv:5: 2 columns, expected 3 (user, salt, secret)",
            "4! a.csv:7: column 3 (secret) goes on behind its closing quote, expected a comma "
            "or the end of the row",
            "5=u|1|2",
            "6! a.csv:9: column 3 (secret) opens a quote that is never closed, expected a "
            "closing quote"}));
}

TEST_F(CredentialsTest, AQuoteCountsOnlyWhereAFieldBegins) {
  const Rows rows =
      read("a.csv", "5\" disk,1,2\nu \"x,1,2\n\"a\"\"\n\"\"b\",1,2\n\"a\"\"b,1,2\nu,1,2\n");
  ASSERT_EQ(rows.size(), 4u);
  EXPECT_EQ(rows[2], "2=a\"\n\"b|1|2");
  EXPECT_EQ(rows[3].substr(0, 11), "3! a.csv:5:");
}

TEST_F(CredentialsTest, NumbersAreUnsigned64BitDecimals) {
  EXPECT_EQ(read("a.csv", "u,18446744073709551615,00000000000000000000000018446744073709551615\n"),
            (Rows{"0=u|18446744073709551615|18446744073709551615"}));
  const std::string_view expected = ", expected an unsigned 64-bit decimal";
  for (const auto text : {"-1", "+1", " 1", "1 ", "1.0", "1e3", "0x10", "12a", "\xD9\xA1"})
    for (const auto row : {"u,{},2", "u,2,{}"})
      EXPECT_EQ(read("a.csv", fmt::format(fmt::runtime(row), text)),
                (Rows{fmt::format("0! a.csv:1: column {} is no number{}",
                                  row[2] == '{' ? "2 (salt)" : "3 (secret)", expected)}));
  EXPECT_EQ(read("a.csv", "u,18446744073709551616,\nu,1,\nu,1,\"\"\n"),
            (Rows{fmt::format("0! a.csv:1: column 2 (salt) is too large{}", expected),
                  fmt::format("1! a.csv:2: column 3 (secret) is empty{}", expected),
                  fmt::format("2! a.csv:3: column 3 (secret) is empty{}", expected)}));
  EXPECT_EQ(read("a.csv", "u," + std::string(1'000'000, '7') + ",1\n"),
            (Rows{fmt::format("0! a.csv:1: column 2 (salt) is too large{}", expected)}));
}

TEST_F(CredentialsTest, TsvHasEscapesAndItsQuotesAreOrdinary) {
  EXPECT_EQ(
      read("a.tsv",
           "a,b\t1\t2\n"
           "\"q\t3\t4\r\n"
           "\\t\\n\\r\\\\t\t5\t6\n"
           "bad\\x\t1\t2\n"
           "end\\\t1\t2\n"
           "u\t1\t2\t3\n"),
      (Rows{"0=a,b|1|2", "1=\"q|3|4", "2=\t\n\r\\t|5|6",
            "3! a.tsv:4: column 1 (user) has an unknown escape, expected \\t, \\n, \\r or \\\\",
            "4! a.tsv:5: column 1 (user) has an unknown escape, expected \\t, \\n, \\r or \\\\",
            "5! a.tsv:6: 4 columns, expected 3 (user, salt, secret)"}));
}

TEST_F(CredentialsTest, AHeaderNamesAllThreeAndGivesTheOrder) {
  EXPECT_EQ(read("a.csv", "user,salt,secret\nu,1,2\n"), (Rows{"0=u|1|2"}));
  EXPECT_EQ(
      read("a.csv", "\r\n\"secret\",note,salt,user\r\n1,x,2,u\r\n3,4,5\n6,7,8,\n9,x,no,u\n"),
      (Rows{"0=u|2|1", "1! a.csv:4: 3 columns, expected 4 as in the header", "2=|8|6",
            "3! a.csv:6: column 3 (salt) is no number, expected an unsigned 64-bit decimal"}));
  EXPECT_EQ(read("a.csv", "secret,\"my\nnote\",salt,user\n1,x\"y,2,u\n"),
            (Rows{"0! a.csv:3: column 2 has a quote inside, expected quotes around the field, and "
                  "\"\" for one in it"}));
  EXPECT_EQ(read("a.tsv", "salt\tsecret\tuser\n1\t2\tu\\\\\n"), (Rows{"0=u\\|1|2"}));
  EXPECT_EQ(read("a.csv", "user,salt,secret"), Rows{});
  // These are rows: a word is misspelt, missing or there twice.
  for (const auto row : {"User,salt,secret", "user,salt", "user,salt,secret,salt", "u,salt,secret"})
    EXPECT_EQ(read("a.csv", row).size(), 1u) << row;
  EXPECT_EQ(
      read("a.csv", "u,1,2\nuser,salt,secret\n"),
      (Rows{"0=u|1|2",
            "1! a.csv:2: column 2 (salt) is no number, expected an unsigned 64-bit decimal"}));
}

TEST_F(CredentialsTest, EachFileHasItsOwnHeaderFormatAndLines) {
  const std::string a = files_.write("a.csv", "secret,salt,user\n1,2,a");
  const std::string b = files_.write("b", "b,3,4\n");
  const std::string c = files_.write("c", "{\"user\":\"c\",\"salt\":5,\"secret\":6}\n");
  const std::string d = files_.write("d.TSV", "\nsalt\tsecret\tuser\n7\t8\td\n\nx\n");
  EXPECT_EQ(read_files({a, b, c, d, a}),
            (Rows{"0=a|2|1", "1=b|3|4", "2=c|5|6", "3=d|7|8",
                  "4! d.TSV:5: 1 column, expected 3 as in the header", "5=a|2|1"}));
}

TEST_F(CredentialsTest, TheNameTellsTheFormatElseTheFirstBytes) {
  const std::string_view csv = "a\tb,1,2\n", tsv = "a,b\t1\t2\n",
                         json = R"({"user":"u","salt":1,"secret":2})";
  for (const auto name : {"a.csv", "b.CSV"}) EXPECT_EQ(read(name, csv), (Rows{"0=a\tb|1|2"}));
  for (const auto name : {"a.tsv", "a.Tab", "a", "a.txt"})
    EXPECT_EQ(read(name, tsv), (Rows{"0=a,b|1|2"}));
  for (const auto name : {"a.jsonl", "a.ndjson", "a.JSON", "json"})
    EXPECT_EQ(read(name, json), (Rows{"0=u|1|2"}));
  EXPECT_EQ(read("a.csv", tsv, {.format = CredentialFormat::tsv}), (Rows{"0=a,b|1|2"}));
  // Only a tab outside quotes in the first line that is not blank makes it TSV.
  EXPECT_EQ(read("a", "\"a\tb\",1,2\nc\td,1,2\n"), (Rows{"0=a\tb|1|2", "1=c\td|1|2"}));
  EXPECT_EQ(read("a", "\n\r\n\"a\"\t1\t2\n"), (Rows{"0=\"a\"|1|2"}));
  EXPECT_EQ(read("a", "\n{\"user\":\"\\t\",\"salt\":1,\"secret\":2}\n"), (Rows{"0=\t|1|2"}));
  for (const std::size_t block : {1u, 2u, 5u})
    EXPECT_EQ(read("a", "\xEF\xBB\xBF\n\na,b\t1\t2", {}, block), (Rows{"0=a,b|1|2"}));
}

TEST_F(CredentialsTest, AByteOrderMarkIsDroppedOnlyAtTheStart) {
  EXPECT_EQ(read("a.csv", "\xEF\xBB\xBFuser,salt,secret\n\xEF\xBB\xBFu,1,2\n"),
            (Rows{"0=\xEF\xBB\xBFu|1|2"}));
  EXPECT_EQ(read("a.csv", "\xEF\xBB\xBF\"u\",1,2\n"), (Rows{"0=u|1|2"}));
  EXPECT_EQ(read("a.csv", "\xEF\xBB\xBF"), Rows{});
  const std::string_view json = "\xEF\xBB\xBF{\"user\":\"u\",\"salt\":1,\"secret\":2}\n";
  EXPECT_EQ(
      read("a", std::string(json) + std::string(json)),
      (Rows{"0=u|1|2",
            "1! a:2: malformed JSON at byte 1, expected an object with user, salt and secret"}));
}

TEST_F(CredentialsTest, BlankLinesAreNoRecords) {
  EXPECT_EQ(read("a.csv", "\n\r\nu,1,2\n\n\r\r\n \nv,3,4\n\n\r"),
            (Rows{"0=u|1|2", "1! a.csv:6: 1 column, expected 3 (user, salt, secret)", "2=v|3|4"}));
  EXPECT_EQ(read("a.tsv", "\n\t\n\n"),
            (Rows{"0! a.tsv:2: 2 columns, expected 3 (user, salt, secret)"}));
  EXPECT_EQ(read("a.jsonl", "\n \t\r\n{\"user\":1,\"salt\":1,\"secret\":2}\n  \n{}\n\t"),
            (Rows{"0=1|1|2",
                  "1! a.jsonl:5: \"user\" is missing, expected a string or an unsigned integer"}));
  for (const auto name : {"a.csv", "a.tsv", "a.jsonl", "a"})
    EXPECT_EQ(read(name, "\n\r\n\n"), Rows{});
}

std::string json(std::string_view user, std::string_view salt = "1",
                 std::string_view secret = "2") {
  return fmt::format(R"({{"user":{},"salt":{},"secret":{}}})", user, salt, secret);
}

TEST_F(CredentialsTest, JsonKeepsTextAndNumbersToTheLetter) {
  const std::string long_number = "1" + std::string(1000, '0');
  EXPECT_EQ(read("a.jsonl", json("\"\\u0041\\n\\ud83d\\ude00\\u0000\"") + "\r\n" + json("\"007\"") +
                                "\n" + json("7") + "\n" + json("18446744073709551616") + "\n" +
                                json(long_number) + "\n" +
                                json("\"\"", "18446744073709551615", "\"0018446744073709551615\"") +
                                "\n {\"secret\" : 2, \"x\":{\"user\":[1.5e999,{\"salt\":null}]},\t"
                                "\"us\\u0065r\":\"v\",\"salt\":\"1\"} "),
            (Rows{std::string("0=A\n\xF0\x9F\x98\x80\0|1|2"sv), "1=007|1|2", "2=7|1|2",
                  "3=18446744073709551616|1|2", "4=" + long_number + "|1|2",
                  "5=|18446744073709551615|18446744073709551615", "6=v|1|2"}));
}

TEST_F(CredentialsTest, OfAJsonKeyThatIsThereTwiceTheLastCounts) {
  EXPECT_EQ(read("a.jsonl", R"({"user":1.5,"salt":1,"secret":2,"salt":3,"user":"u"})"
                            "\n"
                            R"({"user":"u","salt":1,"secret":2,"salt":[]})"),
            (Rows{"0=u|3|2",
                  "1! a.jsonl:2: \"salt\" is no number, expected an unsigned 64-bit decimal"}));
}

TEST_F(CredentialsTest, BadJsonNamesTheKeyOrTheByte) {
  const std::string_view number = ", expected an unsigned 64-bit decimal";
  for (const auto text : {"-1", "-0", "1.0", "1e3", "1e999", "\"-1\"", "\" 1\"", "true", "null",
                          "[1]", "{}", "\"0x1\"", "1.8446744073709551615e19"}) {
    EXPECT_EQ(read("a.jsonl", json("\"u\"", text)),
              (Rows{fmt::format("0! a.jsonl:1: \"salt\" is no number{}", number)}))
        << text;
    EXPECT_EQ(read("a.jsonl", json("\"u\"", "1", text)),
              (Rows{fmt::format("0! a.jsonl:1: \"secret\" is no number{}", number)}))
        << text;
  }
  for (const auto text : {"18446744073709551616", "\"18446744073709551616\""})
    EXPECT_EQ(read("a.jsonl", json("\"u\"", text)),
              (Rows{fmt::format("0! a.jsonl:1: \"salt\" is too large{}", number)}));
  for (const auto text : {"-1", "1.0", "1e3", "true", "null", "[\"u\"]", "{\"user\":\"u\"}"})
    EXPECT_EQ(
        read("a.jsonl", json(text)),
        (Rows{"0! a.jsonl:1: \"user\" is no text, expected a string or an unsigned integer"}));
  EXPECT_EQ(
      read("a.jsonl", json("1") + " " + json("2")),
      (Rows{"0! a.jsonl:1: text behind the object at byte 32, expected one object on a line"}));
  for (const auto text : {"[]", "1", "\"user\"", "null", "[{\"user\":1,\"salt\":1,\"secret\":1}]"})
    EXPECT_EQ(read("a.jsonl", text),
              (Rows{"0! a.jsonl:1: JSON that is no object, expected an object with user, salt and "
                    "secret"}));
}

TEST_F(CredentialsTest, MalformedJsonIsBad) {
  using namespace std::string_literals;
  const std::string good = json("\"u\"");
  const std::vector<std::string> lines = {json("\"\\ud800\""),
                                          json("\"\\udc00\\ud800\""),
                                          json("\"\\x\""),
                                          json("\"\xFF\""),
                                          json("\"\xED\xA0\x80\""),
                                          json("\"\xC0\x80\""),
                                          json("\"\t\""),
                                          json("007"),
                                          json("+1"),
                                          json("NaN"),
                                          json("'u'"),
                                          good + "\0"s,
                                          good + "\0"s + good,
                                          "\0"s + good,
                                          "\xEF\xBB\xBF" + good,
                                          good + ",",
                                          good.substr(0, good.size() - 1),
                                          "{" + good,
                                          "// no\t" + good,
                                          "{\"user\":\"u\",}",
                                          "{",
                                          "x" + good,
                                          std::string(100'000, '[')};
  for (const std::string& line : lines) {
    const Rows rows = read("a.jsonl", good + "\n" + line + "\n" + good + "\n");
    ASSERT_EQ(rows.size(), 3u) << line;
    EXPECT_EQ(rows[1].substr(0, 14), "1! a.jsonl:2: ") << line;
    EXPECT_EQ(rows[2], "2=u|1|2");
  }
}

TEST_F(CredentialsTest, MessagesHaveNoContent) {
  const std::vector<std::pair<std::string, std::string>> files = {
      {"a.csv", "Q,Q\nQ,Q,1\nQ,1,Q\nQ\"Q,1,2\n\"Q\"Q,1,2\nQ,1,2,Q\nQ,1,\"Q"},
      {"b.csv", "Q7,user,salt,secret\nQ,Q,Q,Q\nQ\nQ\"Q,Q,1,2\n"},
      {"a.tsv", "Q\\Q\t1\t2\nQ\tQ\t1\nQ\n"},
      {"a.jsonl", json("Q") + "\n" + json("\"\\Q\"") + "\n" + json("\"Q\xFF\"") + "\n" +
                      json("[\"Q\"]") + "\n" + json("1", "\"Q\"") + "\n{\"Q\":1}\nQ\n\"Q\"\n" +
                      json("1") + "Q\n{\"Q\":Q}\n"}};
  for (const auto& [name, bytes] : files)
    for (const std::string& row : read(name, bytes)) {
      EXPECT_EQ(row[1], '!') << row;
      EXPECT_EQ(row.find('Q'), std::string::npos) << row;
    }
}

TEST_F(CredentialsTest, CompressedDataIsABadRecordWhateverTheFormat) {
  for (const auto name : {"a.csv", "a.tsv", "a.jsonl", "a"}) {
    const Rows rows = read(name, "\x1f\x8b\x08,1,2\nu,1,2\n");
    ASSERT_EQ(rows.size(), 1u);
    EXPECT_NE(rows[0].find("gzip data"), std::string::npos) << rows[0];
  }
}

TEST_F(CredentialsTest, OfATooLongRecordTheRestIsDroppedUpToItsEnd) {
  const std::string expected = too_long_text(12);
  for (const std::size_t block : {1u, 7u, 16u, 4096u}) {
    // Rows inside the quotes of the long record are none.
    EXPECT_EQ(read("a.csv",
                   "123456789,1,2\na,1,2\n\"" + std::string(50, 'x') +
                       "\nu,1,2\nv,3,4\n\"\"\n\",1,2\n" + "12345678,1,2\r\nc,9\n",
                   {.max_record = 12}, block),
              (Rows{fmt::format("0! a.csv:1: {}", expected), "1=a|1|2",
                    fmt::format("2! a.csv:3: {}", expected), "3=12345678|1|2",
                    "4! a.csv:9: 2 columns, expected 3 (user, salt, secret)"}));
    EXPECT_EQ(read("a", "x\n" + std::string(50, 'x'), {.max_record = 12}, block).back(),
              fmt::format("1! a:2: {}", expected));
    // What may be a header says which column is the secret: without it the rest is not read.
    for (const char* header : {"user,salt,secret", "secret,salt,us\"er", "12345678901,sec"})
      EXPECT_EQ(read("a.csv", std::string(header) + "\nu,1,2\n", {.max_record = 12}, block).size(),
                1u);
    EXPECT_EQ(read("a.csv", "1234567890123\nu,1,2\n", {.max_record = 12}, block),
              (Rows{fmt::format("0! a.csv:1: {}", expected), "1=u|1|2"}));
    EXPECT_EQ(
        read("a.jsonl", std::string(50, ' ') + "\n" + std::string(12, ' ') + "\n{}\n",
             {.max_record = 12}, block),
        (Rows{fmt::format("0! a.jsonl:1: {}", expected),
              "1! a.jsonl:3: \"user\" is missing, expected a string or an unsigned integer"}));
  }
}

TEST_F(CredentialsTest, AScanGoesOnWhereItStopped) {
  const std::string row = "\"a\"\"\n,\",1,2\n";
  RowScanner scanner(true);
  for (std::size_t size = 1; size < row.size(); ++size) {
    EXPECT_EQ(scanner.length(row.substr(0, size)), std::string::npos);
    EXPECT_EQ(scanner.scanned(), size);
    EXPECT_EQ(scanner.length(row.substr(0, size / 2)), std::string::npos);
    EXPECT_EQ(scanner.scanned(), size);
  }
  EXPECT_EQ(scanner.length(row + row), row.size());
  EXPECT_EQ(scanner.scanned(), 0u);
}

}  // namespace
}  // namespace fxpar::records
