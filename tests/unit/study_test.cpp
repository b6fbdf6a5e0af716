#include "bench/study.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <set>

#include "bench/published.hpp"
#include "bench/ways.hpp"

namespace fxpar::bench {
namespace {

StudyPlan small_plan() {
  StudyPlan plan;
  plan.parts = {"fingerprint", "sharpen", "rehash"};
  plan.sizes = {100};
  plan.full_size = false;
  plan.workers = {2};
  plan.kernels = kernels::find("reference");
  plan.passes = {.warmup = 0, .iterations = 1};
  plan.sweep_workers = {1, 2};
  plan.concurrency = {1};
  plan.payloads = {0};
  return plan;
}

TEST(Study, AllWaysReproduceThePublishedChecksums) {
  const StudyOutcome outcome = run_study(small_plan(), {});
  EXPECT_TRUE(outcome.refused.empty());
  ASSERT_EQ(outcome.results.cases.size(), 3u);
  for (const Case& one : outcome.results.cases) {
    EXPECT_EQ(one.checksum, std::to_string(published_checksum(one.job, 100).value()));
    EXPECT_EQ(one.ways.size(), 5u);
  }
}

TEST(Study, TheChainWentThroughSourceStageAndSink) {
  const StudyOutcome outcome = run_study(small_plan(), {});
  const Case& one = outcome.results.cases[0];
  EXPECT_EQ(one.find("loop")->chunks, 0u);
  EXPECT_EQ(one.find("sliced")->chunks, 0u);
  EXPECT_EQ(one.find("chain")->chunks, 100u);
  EXPECT_EQ(one.find("parallel")->chunks, 100u);
  EXPECT_EQ(one.find("chunked")->chunk, 12u);  // 100/(2*4)
  EXPECT_EQ(one.find("chunked")->chunks, 9u);
  EXPECT_EQ(outcome.results.cases[1].find("chunked")->chunk, 3u);  // 100/(2*16)
}

TEST(Study, EveryWayGivesEveryResultInOrder) {
  const auto job = record_jobs()[0].make(1000, *kernels::find("reference"));
  const Outcome loop = ways()[0].run(*job, {1, 1});
  ASSERT_EQ(loop.values.size(), 1000u);
  for (const Way& way : ways()) {
    for (const unsigned workers : {1u, 2u, 3u, 7u}) {
      for (const std::uint64_t chunk : {1u, 7u, 256u, 5000u}) {
        const Outcome other = way.run(*job, {workers, chunk});
        EXPECT_EQ(other.values, loop.values) << way.name;
        EXPECT_EQ(other.checksum.value(), loop.checksum.value()) << way.name;
      }
    }
  }
}

TEST(Study, MoreWorkersThanRecordsIsNoError) {
  const auto job = record_jobs()[2].make(2, *kernels::find("reference"));
  const Outcome loop = ways()[0].run(*job, {1, 1});
  for (const Way& way : ways()) EXPECT_EQ(way.run(*job, {8, 1}).values, loop.values) << way.name;
}

// Wrong only where it gets one record at a time, so that the ways do not agree.
void wrong_alone(std::span<const std::string_view> lines, kernels::Fingerprint* results,
                 kernels::FingerprintScratch& scratch) {
  kernels::fingerprint_reference(lines, results, scratch);
  if (lines.size() == 1) results[0].digits += 1;
}

// Wrong everywhere in the same way: all agree with each other, but not with the study.
void wrong_everywhere(std::span<const std::uint8_t* const> tiles, kernels::Sharpness* results) {
  kernels::sharpen_reference(tiles, results);
  for (std::size_t i = 0; i < tiles.size(); ++i) results[i].energy ^= 1;
}

TEST(Study, ACaseIsRefusedWhereWaysDisagree) {
  kernels::Kernels wrong = *kernels::find("reference");
  wrong.fingerprint = wrong_alone;
  StudyPlan plan = small_plan();
  plan.kernels = &wrong;
  plan.sizes = {50, 100};  // for 50 nothing is published
  const StudyOutcome outcome = run_study(plan, {});
  ASSERT_EQ(outcome.refused.size(), 2u);
  EXPECT_NE(outcome.refused[0].find("n = 50"), std::string::npos);
  EXPECT_NE(outcome.refused[0].find("chain has checksum"), std::string::npos);
  EXPECT_NE(outcome.refused[0].find("loop has"), std::string::npos);
  EXPECT_NE(outcome.refused[1].find("the study has 757826477312232"), std::string::npos);
  for (const Case& one : outcome.results.cases) EXPECT_NE(one.job, "fingerprint");
  EXPECT_EQ(outcome.results.cases.size(), 4u);  // the other jobs stand
}

TEST(Study, ACaseIsRefusedWhereItIsNotWhatWasPublished) {
  kernels::Kernels wrong = *kernels::find("reference");
  wrong.sharpen = wrong_everywhere;
  StudyPlan plan = small_plan();
  plan.kernels = &wrong;
  plan.parts = {"sharpen"};
  const StudyOutcome outcome = run_study(plan, {});
  ASSERT_EQ(outcome.refused.size(), 1u);
  EXPECT_NE(outcome.refused[0].find("loop has checksum"), std::string::npos);
  EXPECT_NE(outcome.refused[0].find("the study has 4980528741132890"), std::string::npos);
  EXPECT_TRUE(outcome.results.cases.empty());
}

TEST(Study, RoundsAddSamplesAndOnlyWantedWaysRun) {
  StudyPlan plan = small_plan();
  plan.parts = {"fingerprint"};
  plan.rounds = 2;
  plan.passes = {.warmup = 0, .iterations = 3};
  plan.ways = {"loop", "chunked"};
  plan.workers = {1, 3};
  plan.turns = 1;
  const Results results = run_study(plan, {}).results;
  ASSERT_EQ(results.cases.size(), 2u);
  ASSERT_EQ(results.cases[1].ways.size(), 2u);
  EXPECT_EQ(results.cases[1].workers, 3u);
  EXPECT_EQ(results.cases[1].ways[1].chunk, 33u);
  EXPECT_EQ(results.cases[0].ways[0].times.all().size(), 6u);
}

TEST(Study, ProgressGoesFromNothingToAll) {
  StudyPlan plan = small_plan();
  std::set<std::string> seen;
  double last = -1;
  run_study(plan, [&](const std::string& what, double share) {
    seen.insert(what);
    EXPECT_GE(share, last);
    EXPECT_LE(share, 1);
    last = share;
  });
  EXPECT_EQ(seen.size(), 15u);
  EXPECT_GT(last, 0.5);
  EXPECT_TRUE(seen.contains("rehash 100, chunked"));
}

}  // namespace
}  // namespace fxpar::bench
