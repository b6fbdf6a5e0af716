// The fuzz target without a fuzzer: images and raw tiles from a fixed seed, whole, cut and broken,
// as a part of the ordinary tests.
#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <cstdio>
#include <random>
#include <string>
#include <string_view>

#include "../unit/images.hpp"

bool tiles_agree_however_they_come(std::string_view input);

namespace {

using namespace fxpar;

class Random {
 public:
  std::uint32_t operator()() { return static_cast<std::uint32_t>(engine_()); }

 private:
  std::mt19937 engine_{20263};
};

std::string white_space(Random& random) {
  constexpr std::array<std::string_view, 6> parts = {" ", "\n", "\t", "\r\n", "#1 2\n", "\n# x\r "};
  return std::string(parts[random() % parts.size()]);
}

std::string random_pgm(Random& random) {
  constexpr std::array<unsigned, 7> maxvals = {1, 100, 255, 255, 256, 1000, 65535};
  const unsigned width = 1 + random() % 80, height = 1 + random() % 80;
  const unsigned maxval = maxvals[random() % maxvals.size()];
  return fmt::format("P5{}{}{}{}{}{}\n", white_space(random), width, white_space(random), height,
                     white_space(random), maxval) +
         some_samples(std::size_t{width} * height * (maxval > 255 ? 2 : 1), random());
}

std::string random_png(Random& random) {
  constexpr std::array<std::array<int, 2>, 15> kinds = {{{0, 1},
                                                         {0, 2},
                                                         {0, 4},
                                                         {0, 8},
                                                         {0, 16},
                                                         {2, 8},
                                                         {2, 16},
                                                         {3, 1},
                                                         {3, 2},
                                                         {3, 4},
                                                         {3, 8},
                                                         {4, 8},
                                                         {4, 16},
                                                         {6, 8},
                                                         {6, 16}}};
  const auto [type, depth] = kinds[random() % kinds.size()];
  PngShape shape{1 + random() % 80, 1 + random() % 80, depth, type};
  shape.interlaced = random() % 3 == 0;
  shape.most_per_chunk = 100 + random() % 1000;
  shape.level = static_cast<int>(random() % 10);
  shape.text = std::string(random() % 300, 't');
  if (type == PNG_COLOR_TYPE_PALETTE)
    for (int i = 0; i < 1 << depth; ++i)
      shape.palette.push_back({static_cast<png_byte>(random()), static_cast<png_byte>(random()),
                               static_cast<png_byte>(random())});
  const std::size_t samples =
      std::size_t{shape.width} * shape.height * shape.channels() * (depth == 16 ? 2 : 1);
  const unsigned below = random() % 2 == 0 ? 2 : 1u << std::min(depth, 8);  // compresses, or not
  return make_png(shape, some_samples(samples, random(), below));
}

std::string random_file(Random& random) {
  if (random() % 5 == 0) return some_samples(random() % 6000, random());
  std::string file;
  for (auto images = 1 + random() % 3; images > 0; --images)
    file += random() % 2 == 0 ? random_pgm(random) : random_png(random);
  return file;
}

void spoil(std::string& file, Random& random) {
  switch (random() % 6) {
    case 0:
      file.resize(random() % (file.size() + 1));
      break;
    case 1:
      if (!file.empty()) file[random() % file.size()] = static_cast<char>(random());
      break;
    case 2:
      if (!file.empty()) file[random() % std::min<std::size_t>(file.size(), 60)] ^= 1;
      break;
    case 3:
      file += random() % 2 == 0 ? "P" : "more bytes";
      break;
    default:  // left alone
      break;
  }
}

}  // namespace

int main() {
  constexpr int rounds = 3000;
  Random random;
  for (int round = 0; round < rounds; ++round) {
    std::string input(6, '\0');
    for (char& choice : input) choice = static_cast<char>(random());
    std::string file = random_file(random);
    spoil(file, random);
    if (tiles_agree_however_they_come(input + file)) continue;
    std::printf("round %d: read in parts, something differs\n", round);
    return 1;
  }
  std::printf("%d inputs agree\n", rounds);
}
