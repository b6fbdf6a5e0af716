#include "report/report.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <sstream>

#include "report/progress.hpp"

namespace fxpar::report {
namespace {

Report extreme() {
  Report r;
  r.version = "0.1.0";
  r.job = "fingerprint";
  r.kernel = "reference";
  r.workers = 256;
  r.chunk = 65'536;
  r.chunk_rule = "auto: at most 65536 records";
  r.chunks = 9'999'999;
  r.records = std::numeric_limits<std::uint64_t>::max();
  r.skipped = r.records;
  r.bytes_in = r.bytes_out = r.peak_rss_bytes = r.records;
  r.seconds = {1e-6, 1e6, 1e6, 1e12, 1e6};
  r.checksum = (std::uint64_t{1} << 53) - 1;
  r.output_xxh3 = "0123456789abcdef";
  return r;
}

TEST(Report, TextHasAtMostFiveLinesOfEightyColumns) {
  for (const Report& report : {extreme(), Report{}}) {
    std::istringstream text(as_text(report));
    int lines = 0;
    for (std::string line; std::getline(text, line); ++lines) EXPECT_LE(line.size(), 80u) << line;
    EXPECT_LE(lines, 5);
  }
}

TEST(Report, HasNoInfinityWhereNothingWasMeasured) {
  const Report report;
  for (const std::string& text : {as_text(report), as_json(report)}) {
    EXPECT_EQ(text.find("inf"), std::string::npos) << text;
    EXPECT_EQ(text.find("nan"), std::string::npos) << text;
  }
}

TEST(Report, JsonShowsAMissingDigestAsNull) {
  Report report = extreme();
  EXPECT_NE(as_json(report).find(R"("output_xxh3":"0123456789abcdef"})"), std::string::npos);
  report.output_xxh3.reset();
  EXPECT_NE(as_json(report).find(R"("output_xxh3":null})"), std::string::npos);
}

TEST(Progress, SaysHowFarAndHowLong) {
  EXPECT_EQ(progress_text({std::uint64_t{1} << 30, std::uint64_t{4} << 30, true}, 2, 80),
            "fxpar: 1.0 GiB of 4.0 GiB, 25 %, 512.0 MiB/s, 6 s left");
  EXPECT_EQ(progress_text({5'000, {}, false}, 2, 80), "fxpar: 5,000 records, 2,500/s, 2 s so far");
}

TEST(Progress, StaysWithinTheTerminal) {
  EXPECT_LT(progress_text({std::uint64_t{1} << 30, std::uint64_t{4} << 30, true}, 2, 30).size(),
            30u);
}

}  // namespace
}  // namespace fxpar::report
