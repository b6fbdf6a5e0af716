// The fuzz target without a fuzzer: inputs from a fixed seed, as a part of the ordinary tests.
#include <cstdint>
#include <cstdio>
#include <random>
#include <string>
#include <string_view>

bool source_agrees_with_plain_split(std::string_view input);

int main() {
  std::mt19937 random(20261);
  // Mostly the bytes that matter, so that ends, CRs and magic numbers meet block borders.
  constexpr std::string_view alphabet("\n\n\n\r\r\0ab0B\x1f\x8b\x08", 13);
  for (int round = 0; round < 20'000; ++round) {
    std::string input(4 + random() % 300, '\0');
    for (std::size_t i = 0; i < 4; ++i) input[i] = static_cast<char>(random());
    for (std::size_t i = 4; i < input.size(); ++i)
      input[i] =
          random() % 20 == 0 ? static_cast<char>(random()) : alphabet[random() % alphabet.size()];
    if (source_agrees_with_plain_split(input)) continue;
    std::printf("round %d: the source and a plain split differ\n", round);
    return 1;
  }
  std::printf("20000 inputs agree\n");
}
