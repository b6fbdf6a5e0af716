#include "engine/usable_cpus.hpp"

#include <gtest/gtest.h>

#include "temporary.hpp"

namespace fxpar::engine {
namespace {

// Trees as the kernel shows them, laid out below a directory.
class CgroupTree : public ::testing::Test {
 protected:
  std::optional<double> quota() const { return cgroup_cpu_quota(root.path("")); }
  TemporaryDirectory root;
};

constexpr const char* v2_mount =
    "24 1 0:22 / /sys/fs/cgroup rw,nosuid shared:4 - cgroup2 cgroup2 rw,nsdelegate\n";

TEST_F(CgroupTree, V2TakesTheLeastOnTheWayUp) {
  root.write("proc/self/cgroup", "0::/a/b/c\n");
  root.write("proc/self/mountinfo", v2_mount);
  EXPECT_EQ(quota(), std::nullopt);
  root.write("sys/fs/cgroup/a/b/c/cpu.max", "max 100000\n");
  root.write("sys/fs/cgroup/a/b/cpu.max", "400000 100000\n");
  root.write("sys/fs/cgroup/a/cpu.max", "150000 100000\n");
  EXPECT_EQ(quota(), 1.5);
  root.write("sys/fs/cgroup/cpu.max", "50000 100000\n");
  EXPECT_EQ(quota(), 0.5);
}

TEST_F(CgroupTree, V1FindsTheCpuController) {
  root.write("proc/self/cgroup", "5:memory:/m\n4:cpu,cpuacct:/x/y\n0::/\n");
  root.write("proc/self/mountinfo",
             "30 1 0:26 / /sys/fs/cgroup/cpu,cpuacct rw - cgroup cgroup rw,cpu,cpuacct\n"
             "31 1 0:27 / /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory\n");
  root.write("sys/fs/cgroup/cpu,cpuacct/x/y/cpu.cfs_quota_us", "-1\n");
  root.write("sys/fs/cgroup/cpu,cpuacct/x/y/cpu.cfs_period_us", "100000\n");
  EXPECT_EQ(quota(), std::nullopt);
  root.write("sys/fs/cgroup/cpu,cpuacct/x/cpu.cfs_quota_us", "250000\n");
  root.write("sys/fs/cgroup/cpu,cpuacct/x/cpu.cfs_period_us", "100000\n");
  EXPECT_EQ(quota(), 2.5);
}

TEST_F(CgroupTree, AContainerSeesItsOwnCgroupAsTheRoot) {
  root.write("proc/self/cgroup", "0::/docker/1234\n");
  root.write("proc/self/mountinfo",
             "24 1 0:22 /docker/1234 /sys/fs/cgroup rw - cgroup2 cgroup2 rw\n");
  root.write("sys/fs/cgroup/cpu.max", "300000 100000\n");
  EXPECT_EQ(quota(), 3.0);
}

TEST_F(CgroupTree, BlanksInAMountPointAreEscaped) {
  root.write("proc/self/cgroup", "0::/a\n");
  root.write("proc/self/mountinfo", "24 1 0:22 / /sys/fs/my\\040cgroup rw - cgroup2 none rw\n");
  root.write("sys/fs/my cgroup/a/cpu.max", "100000 100000\n");
  EXPECT_EQ(quota(), 1.0);
}

TEST_F(CgroupTree, NoCgroupsIsNoQuota) { EXPECT_EQ(quota(), std::nullopt); }

TEST(UsableCpus, RoundsAQuotaUp) {
  EXPECT_EQ((UsableCpus{8, {}}.count()), 8u);
  EXPECT_EQ((UsableCpus{8, 2.5}.count()), 3u);
  EXPECT_EQ((UsableCpus{2, 2.5}.count()), 2u);
  EXPECT_EQ((UsableCpus{2, 0.1}.count()), 1u);
}

}  // namespace
}  // namespace fxpar::engine
