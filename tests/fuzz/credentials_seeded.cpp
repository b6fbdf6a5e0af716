// The fuzz target without a fuzzer: inputs from a fixed seed, as a part of the ordinary tests.
#include <array>
#include <cstdint>
#include <cstdio>
#include <random>
#include <string>
#include <string_view>
#include <vector>

bool credentials_agree_however_they_are_cut(std::string_view input);

namespace {

using Parts = std::vector<std::string_view>;

// Parts of rows rather than bytes, so that good rows, headers and blank lines come about.
const std::array<Parts, 4> parts_of = {
    Parts{"u,1,2\n", "\"a,\"\"\nb\",3,4\r\n", "user,salt,secret\n", "secret,x,user,salt\n", "\"",
          ",", "\n", "\r", "1", "u", ",1,2", "\n\n", "\"\"", "\"c\"d,1,2\n",
          "99999999999999999999"},
    Parts{"u\t1\t2\n", "a\\n\\\\b\t3\t4\r\n", "user\tsalt\tsecret\n", "salt\tuser\tx\tsecret\n",
          "\\", "\t", "\n", "\r", "1", "u", "\t1\t2", "\n\n", "\"", "\\q"},
    Parts{"{\"user\":\"u\",\"salt\":1,\"secret\":2}\n",
          "{\"secret\":\"3\",\"user\":4,\"salt\":5,\"x\":[{}]}\r\n", "{\"salt\":1,\"secret\":2}\n",
          "{\"user\":\"\\u00e9\\ud83d\\ude00\"", ",\"salt\":7", ",\"secret\":8", "}", "\n",
          " \t\r\n", "{", "\"", ":", "\\ud800", "-1", "\xC3"},
    Parts{"u,1,2\n", "u\t1\t2\n", "\n", "\r\n", "{\"user\":\"u\",\"salt\":1,\"secret\":2}\n", "{",
          "\"a\tb\",1,2\n", "\"", "\t", ",", "\r", " ", "BZh9"},
};

std::string random_input(std::mt19937& random) {
  std::string input(6, '\0');
  for (char& c : input) c = static_cast<char>(random());
  const Parts& parts = parts_of[static_cast<unsigned char>(input[3]) % 4u];
  if (random() % 8 == 0) input += "\xEF\xBB\xBF";
  for (auto count = random() % 40; count > 0; --count) {
    if (random() % 30 == 0)
      input += static_cast<char>(random());
    else
      input += parts[random() % 3 == 0 ? random() % parts.size() : random() % 4];
  }
  return input;
}

}  // namespace

int main() {
  std::mt19937 random(20263);
  for (int round = 0; round < 20'000; ++round) {
    if (credentials_agree_however_they_are_cut(random_input(random))) continue;
    std::printf("round %d: read at once and read in pieces differ\n", round);
    return 1;
  }
  std::printf("20000 inputs agree\n");
}
