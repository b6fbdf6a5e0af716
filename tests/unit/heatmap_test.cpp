#include "format/heatmap.hpp"

#include <gtest/gtest.h>
#include <png.h>

#include <limits>
#include <string>
#include <vector>

#include "base/error.hpp"

namespace fxpar::format {
namespace {

struct Picture {
  std::uint32_t width, height;
  std::vector<std::array<int, 3>> pixels;  // red, green, blue
  int light(std::size_t i) const { return pixels[i][0] + pixels[i][1] + pixels[i][2]; }
};

Picture decoded(const std::string& bytes) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  EXPECT_TRUE(png_image_begin_read_from_memory(&image, bytes.data(), bytes.size()));
  image.format = PNG_FORMAT_RGB;
  std::vector<png_byte> buffer(PNG_IMAGE_SIZE(image));
  EXPECT_TRUE(png_image_finish_read(&image, nullptr, buffer.data(), 0, nullptr)) << image.message;
  Picture picture{image.width, image.height, {}};
  for (std::size_t i = 0; i < buffer.size(); i += 3)
    picture.pixels.push_back({buffer[i], buffer[i + 1], buffer[i + 2]});
  return picture;
}

TEST(Heatmap, GoesFromDarkToBright) {
  std::vector<std::uint64_t> energies;
  for (std::uint64_t i = 0; i < 255; ++i) energies.push_back(1000 + i * 50);
  const Picture picture = decoded(heatmap_png(energies, 255, 1));
  EXPECT_EQ(picture.width, 255u);
  EXPECT_EQ(picture.height, 1u);
  EXPECT_EQ(picture.pixels.front(), (std::array<int, 3>{0, 0, 4}));
  EXPECT_EQ(picture.pixels.back(), (std::array<int, 3>{252, 255, 164}));
  for (std::size_t i = 8; i < 255; ++i) EXPECT_GT(picture.light(i), picture.light(i - 8)) << i;
}

TEST(Heatmap, LastRowIsFilledWithGrey) {
  const Picture picture = decoded(heatmap_png(std::vector<std::uint64_t>{1, 2, 3, 4, 5}, 3, 2));
  EXPECT_EQ(picture.width, 6u);
  EXPECT_EQ(picture.height, 4u);
  const std::array<int, 3> none{128, 128, 128};
  EXPECT_EQ(picture.pixels[2 * 6 + 4], none);
  EXPECT_EQ(picture.pixels[3 * 6 + 5], none);
  EXPECT_EQ(picture.pixels[0], picture.pixels[7]);
  EXPECT_NE(picture.pixels[2 * 6 + 3], none);
  EXPECT_EQ(picture.pixels[2 * 6 + 3], (std::array<int, 3>{252, 255, 164}));
}

TEST(Heatmap, EqualEnergiesAreAllBlack) {
  const Picture picture = decoded(heatmap_png(std::vector<std::uint64_t>{7, 7}, 2, 1));
  EXPECT_EQ(picture.pixels[0], (std::array<int, 3>{0, 0, 4}));
  EXPECT_EQ(picture.pixels[1], picture.pixels[0]);
}

TEST(Heatmap, TakesAnyEnergyAndSaysTheRange) {
  constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  const std::string bytes = heatmap_png(std::vector<std::uint64_t>{most, 0, most / 2}, 3, 1);
  EXPECT_NE(bytes.find(std::string("tEXtEnergy\0least 0, greatest 18446744073709551615", 49)),
            std::string::npos);
  const Picture picture = decoded(bytes);
  EXPECT_GT(picture.light(0), picture.light(2));
  EXPECT_GT(picture.light(2), picture.light(1));
}

TEST(Heatmap, RefusesWhatIsNoPicture) {
  EXPECT_THROW(heatmap_png({}, 1, 1), IoError);
  EXPECT_THROW(heatmap_png(std::vector<std::uint64_t>{1}, 1'000'000, 1'000'000), IoError);
}

}  // namespace
}  // namespace fxpar::format
