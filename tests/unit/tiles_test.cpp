#include "records/tiles.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "images.hpp"
#include "plenty_of_room.hpp"
#include "records/byte_source.hpp"
#include "records/image.hpp"
#include "temporary.hpp"

namespace fxpar::records {
namespace {

using namespace std::string_literals;
using Lines = std::vector<std::string>;

/// What a stream of tiles gave, in order.
struct Read {
  Lines seen;  // `INDEX image IMAGE at X,Y`, or `bad INDEX TEXT` with paths made short
  std::vector<std::string> pixels;
  std::uint64_t dropped = 0;
};

class TilesTest : public ::testing::Test {
 protected:
  std::string file(const std::string& bytes) {
    return files_.write("t" + std::to_string(count_++), bytes);
  }

  Read read(const std::vector<std::string>& contents, TileRules rules = {},
            std::size_t block_size = 100, const engine::ChunkLimits& limits = {.records = 3}) {
    ByteSourceSettings settings;
    for (const std::string& bytes : contents) settings.files.push_back(file(bytes));
    settings.on_error = OnError::skip;
    settings.block_size = block_size;
    rules.dropped_pixels = std::make_shared<std::atomic<std::uint64_t>>(0);
    ByteSource source(settings, tile_framing(rules), messages_);
    Read result;
    std::uint64_t next = 0;
    for (engine::Chunk chunk; source.next(chunk, limits, room); chunk.clear()) {
      EXPECT_EQ(chunk.first_record, next);
      EXPECT_LE(chunk.records, limits.records);
      next += chunk.records;
      add(chunk, result);
    }
    EXPECT_EQ(next, result.seen.size());
    result.dropped = *rules.dropped_pixels;
    return result;
  }

  Read read(const std::string& bytes, const TileRules& rules = {}) {
    return read(std::vector{bytes}, rules);
  }

  /// Of an image in one tile.
  std::string pixels_of(const std::string& bytes) {
    const Read result = read(bytes);
    EXPECT_EQ(result.seen, Lines{"0 image 0 at 0,0"});
    return result.pixels.empty() ? "" : result.pixels[0];
  }

  void add(const engine::Chunk& chunk, Read& result) {
    std::size_t fault = 0;
    const auto add_faults = [&](std::uint64_t before) {
      for (; fault < chunk.faults.size() && chunk.faults[fault].record < before; ++fault)
        result.seen.push_back(fmt::format("bad {} {}", chunk.faults[fault].record,
                                          chunk.faults[fault].text.substr(files_.path("").size())));
    };
    for (const engine::Piece& piece : chunk.pieces) {
      reader_.open(piece);
      for (Tile tile; reader_.next(tile);) {
        add_faults(tile.index);
        result.seen.push_back(
            fmt::format("{} image {} at {},{}", tile.index, tile.image, tile.x, tile.y));
        result.pixels.emplace_back(reinterpret_cast<const char*>(tile.pixels), tile_bytes);
      }
    }
    add_faults(~std::uint64_t{0});
  }

  TemporaryDirectory files_;
  Messages messages_{"test"};
  TileReader reader_;
  int count_ = 0;
};

std::string flat(std::size_t count, int value) {
  return std::string(count, static_cast<char>(value));
}

/// The tile of a grey image at x, y, with the edge repeated.
std::string tile_of(const std::string& grey, std::size_t width, std::size_t height, std::size_t x,
                    std::size_t y) {
  std::string tile;
  for (std::size_t row = 0; row < tile_side; ++row)
    for (std::size_t column = 0; column < tile_side; ++column)
      tile += grey[std::min(y * tile_side + row, height - 1) * width +
                   std::min(x * tile_side + column, width - 1)];
  return tile;
}

// Raw

TEST_F(TilesTest, RawTilesAreImagesOfTheirOwnOverAllFiles) {
  const std::string a = some_samples(1024), b = some_samples(1024, 1);
  const Read result = read({a + b, "", b});
  EXPECT_EQ(result.seen, (Lines{"0 image 0 at 0,0", "1 image 1 at 0,0", "2 image 2 at 0,0"}));
  EXPECT_EQ(result.pixels, (Lines{a, b, b}));
}

TEST_F(TilesTest, AShortRawTileSaysHowManyBytesThereAre) {
  EXPECT_EQ(read({flat(1024, 'A') + flat(1023, 'A'), flat(1024, 'B')}).seen,
            (Lines{"0 image 0 at 0,0", "bad 1 t0: tile 1 has 1023 bytes, expected 1024",
                   "2 image 2 at 0,0"}));
  EXPECT_EQ(read("P").seen, Lines{"bad 0 t2: tile 0 has 1 byte, expected 1024"});
}

TEST_F(TilesTest, RawTilesLieInThePiece) {
  ByteSource source({.files = {file(flat(2048, 'A'))}}, tile_framing({}), messages_);
  engine::Chunk chunk;
  ASSERT_TRUE(source.next(chunk, {}, room));
  ASSERT_EQ(chunk.pieces.size(), 1u);
  reader_.open(chunk.pieces[0]);
  Tile tile;
  for (std::size_t i = 0; i < 2; ++i) {
    ASSERT_TRUE(reader_.next(tile));
    EXPECT_EQ(static_cast<const void*>(tile.pixels), chunk.pieces[0].bytes.data() + i * 1024);
  }
  EXPECT_FALSE(reader_.next(tile));
}

// Which format it is

TEST_F(TilesTest, WhatIsSaidToBeRawIsRaw) {
  const TileRules raw{.format = TileFormat::raw};
  for (const std::string begin : {"P5\n1 1\n255\n", "P2\n", "\x1f\x8b\x08", "\x89PNG\r\n\x1a\n"}) {
    std::string tile = begin + flat(1024 - begin.size(), 7);
    EXPECT_EQ(read(tile, raw).pixels, Lines{tile});
  }
}

TEST_F(TilesTest, OtherKindsOfNetpbmAreRefusedByName) {
  const char* names[] = {"plain PBM (P1)", "plain PGM (P2)", "plain PPM (P3)", "PBM (P4)",
                         "PGM (P5)",       "PPM (P6)",       "PAM (P7)"};
  for (int i = 1; i <= 7; ++i) {
    const std::string begin = "P" + std::to_string(i);
    const auto raw = read(begin + flat(1022, 'x'));  // no white space behind it
    EXPECT_EQ(raw.seen, Lines{"0 image 0 at 0,0"});
    if (i == 5) continue;
    const std::string t = "t" + std::to_string(count_);
    EXPECT_EQ(read(begin + "\n" + flat(1021, '1')).seen,
              Lines{"bad 0 " + t + ": " + names[i - 1] +
                    ", expected PGM (P5), PNG, or --input-format raw"});
  }
}

TEST_F(TilesTest, CompressedDataIsRefused) {
  EXPECT_EQ(read({"\x1f\x8b\x08" + flat(1021, 0), flat(1024, 1)}).seen[1], "1 image 1 at 0,0");
  const std::string text = read("\x1f\x8b\x08" + flat(1021, 0)).seen[0];
  EXPECT_NE(text.find("gzip data"), std::string::npos) << text;
}

TEST_F(TilesTest, WhatIsNotWhatItIsSaidToBeIsRefused) {
  const std::string pgm = make_pgm(32, 32, 255, flat(1024, 1));
  const std::string png = make_png({32, 32}, flat(1024, 1));
  EXPECT_EQ(read({pgm, png, flat(1024, 1), "P5", ""}, {.format = TileFormat::pgm}).seen,
            (Lines{"0 image 0 at 0,0", "bad 1 t1: PNG, expected PGM (P5)",
                   "bad 2 t2: bytes that are no such image, expected PGM (P5)",
                   "bad 3 t3: bytes that are no such image, expected PGM (P5)"}));
  EXPECT_EQ(read({pgm, png, "\x89PN"}, {.format = TileFormat::png}).seen,
            (Lines{"bad 0 t5: PGM (P5), expected PNG", "1 image 1 at 0,0",
                   "bad 2 t7: bytes that are no such image, expected PNG"}));
}

TEST_F(TilesTest, ImagesFollowEachOtherInAFile) {
  const std::string pgm = make_pgm(64, 32, 255, flat(2048, 1));
  const std::string png = make_png({32, 32}, flat(1024, 2));
  EXPECT_EQ(read({pgm + pgm + png + png + pgm, flat(1024, 3), png}).seen,
            (Lines{"0 image 0 at 0,0", "1 image 0 at 1,0", "2 image 1 at 0,0", "3 image 1 at 1,0",
                   "4 image 2 at 0,0", "5 image 3 at 0,0", "6 image 4 at 0,0", "7 image 4 at 1,0",
                   "8 image 5 at 0,0", "9 image 6 at 0,0"}));
}

TEST_F(TilesTest, NothingElseFollowsAnImage) {
  const std::string pgm = make_pgm(32, 32, 255, flat(1024, 1));
  const std::string png = make_png({32, 32}, flat(1024, 2));
  const std::string expected = ", expected PGM (P5), PNG, or the end";
  EXPECT_EQ(read(pgm + "\n" + pgm).seen,
            (Lines{"0 image 0 at 0,0",
                   "bad 1 t0: behind image 0: bytes that are no such image" + expected}));
  EXPECT_EQ(read(png + flat(2000, 0)).seen,
            (Lines{"0 image 0 at 0,0",
                   "bad 1 t1: behind image 0: bytes that are no such image" + expected}));
  EXPECT_EQ(read(pgm + "P6\n1 1\n255\n").seen[1], "bad 1 t2: behind image 0: PPM (P6)" + expected);
}

// PGM

TEST_F(TilesTest, HeadersOfPgmTakeAnyWhiteSpaceAndComments) {
  const std::string raster = "\n#\r " + some_samples(1020);
  for (const std::string header :
       {"P5 32 32 255 ", "P5\n32\n32\n255\n", "P5\t32\v32\f255\r", "P5#c\n32#c\n32#c\r255#c\n",
        "P5\n# one\n#\n \n32 # two 7\n032\n#three\n255\t"}) {
    EXPECT_EQ(pixels_of(header + raster), raster) << header;
  }
  EXPECT_EQ(pixels_of("P5\n#" + flat(100'000, '9') + "\n32 32 255\n" + raster), raster);
}

TEST_F(TilesTest, SamplesOfPgmAreScaled) {
  for (const std::uint32_t maxval : {1u, 2u, 100u, 254u, 255u, 256u, 1000u, 65534u, 65535u}) {
    std::string samples, expected;
    for (std::uint32_t i = 0; i < 1024; ++i) {
      const std::uint32_t sample =
          static_cast<std::uint32_t>(i * 7919ull * maxval / 1023 % (maxval + 1ull));
      if (maxval > 255) samples += static_cast<char>(sample >> 8);
      samples += static_cast<char>(sample & 255);
      expected += static_cast<char>((sample * 255 + maxval / 2) / maxval);
    }
    EXPECT_EQ(pixels_of(make_pgm(32, 32, maxval, samples)), expected) << maxval;
  }
}

TEST_F(TilesTest, SamplesAboveMaxvalCountAsMaxval) {
  EXPECT_EQ(pixels_of(make_pgm(32, 32, 100, flat(1024, 200))), flat(1024, 255));
  EXPECT_EQ(pixels_of(make_pgm(32, 32, 256, flat(2048, 200))), flat(1024, 255));
}

TEST_F(TilesTest, BadHeadersOfPgmAreRefused) {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"P5\nx", "has 'x' in its header, expected a width"},
      {"P5\n32x32", "has 'x' in its header, expected white space"},
      {"P5\n32 -1", "has '-' in its header, expected a height"},
      {"P5\n32 32\n0\n", "has maxval 0, expected 1 to 65535"},
      {"P5\n32 32\n65536\n", "has maxval 65536, expected 1 to 65535"},
      {"P5\n0 32\n255\n", "is 0x32, expected a width and a height of 1 to 2147483647"},
      {"P5\n32 0\n255\n", "is 32x0, expected a width and a height of 1 to 2147483647"},
      {"P5\n32 2147483648\n255\n",
       "is 32x2147483648, expected a width and a height of 1 to 2147483647"},
      {"P5\n999999999 999999999\n255\n",
       "is 999999999x999999999: 32 rows are 29.8 GiB, expected at most 1.0 GiB"},
      {"P5\n32", "ends in its header, expected white space"},
      {"P5\n32 ", "ends in its header, expected a height"},
      {"P5\n32 32 255", "ends in its header, expected white space"}};
  for (const auto& [bytes, text] : cases) {
    const std::string t = "t" + std::to_string(count_);
    EXPECT_EQ(read({bytes, make_pgm(32, 32, 255, flat(1024, 1))}).seen,
              (Lines{"bad 0 " + t + ": image 0 " + text, "1 image 1 at 0,0"}));
  }
}

TEST_F(TilesTest, ATruncatedPgmKeepsItsWholeBands) {
  const std::string pgm = make_pgm(40, 70, 255, some_samples(40 * 70));
  const std::size_t header = pgm.size() - 40 * 70;
  EXPECT_EQ(read(pgm.substr(0, header + 40 * 69)).seen,
            (Lines{"0 image 0 at 0,0", "1 image 0 at 1,0", "2 image 0 at 0,1", "3 image 0 at 1,1",
                   "bad 4 t0: image 0 is 40x70 with 2760 bytes of pixels, expected 2800"}));
  EXPECT_EQ(read(pgm.substr(0, header)).seen,
            Lines{"bad 0 t1: image 0 is 40x70 with 0 bytes of pixels, expected 2800"});
}

// Tiles

TEST_F(TilesTest, ImagesAreCutRowByRowAndPadded) {
  const std::string grey = some_samples(70 * 65);
  for (const std::string& bytes : {make_pgm(70, 65, 255, grey), make_png({70, 65}, grey)}) {
    const Read result = read(bytes);
    ASSERT_EQ(result.seen.size(), 9u);
    for (std::size_t i = 0; i < 9; ++i) {
      EXPECT_EQ(result.seen[i], fmt::format("{} image 0 at {},{}", i, i % 3, i / 3));
      EXPECT_EQ(result.pixels[i], tile_of(grey, 70, 65, i % 3, i / 3)) << i;
    }
  }
  EXPECT_EQ(pixels_of(make_pgm(1, 1, 255, "x")), flat(1024, 'x'));
}

TEST_F(TilesTest, OfADroppedRimThePixelsAreCounted) {
  const std::string grey = some_samples(70 * 65);
  const TileRules drop{.edge = Edge::drop};
  for (const std::string& bytes : {make_pgm(70, 65, 255, grey), make_png({70, 65}, grey),
                                   make_png({70, 65, 8, 0, true}, grey)}) {
    const Read result = read(bytes, drop);
    ASSERT_EQ(result.seen.size(), 4u);
    EXPECT_EQ(result.dropped, 70u * 65u - 4u * 1024u);
    for (std::size_t i = 0; i < 4; ++i)
      EXPECT_EQ(result.pixels[i], tile_of(grey, 70, 65, i % 2, i / 2)) << i;
  }
  const Read narrow =
      read(make_pgm(31, 64, 255, some_samples(31 * 64)) +
               make_png({64, 31}, some_samples(31 * 64)) + make_png({32, 32}, flat(1024, 1)),
           drop);
  EXPECT_EQ(narrow.seen, Lines{"0 image 2 at 0,0"});
  EXPECT_EQ(narrow.dropped, 2u * 31u * 64u);
  EXPECT_EQ(read(make_pgm(32, 40, 255, flat(32 * 39, 1)), drop).seen,
            (Lines{"0 image 0 at 0,0",
                   "bad 1 t4: image 0 is 32x40 with 1248 bytes of pixels, expected 1280"}));
}

TEST_F(TilesTest, ARefusedRimIsOneBadRecord) {
  const std::string whole = make_pgm(32, 32, 255, flat(1024, 1));
  EXPECT_EQ(read(make_pgm(33, 32, 255, flat(33 * 32, 1)) + whole +
                     make_png({32, 33}, flat(33 * 32, 1)) + whole,
                 {.edge = Edge::error})
                .seen,
            (Lines{"bad 0 t0: image 0 is 33x32, expected whole tiles of 32x32 (--edge error)",
                   "1 image 1 at 0,0",
                   "bad 2 t0: image 2 is 32x33, expected whole tiles of 32x32 (--edge error)",
                   "3 image 3 at 0,0"}));
}

TEST_F(TilesTest, PreviewsCountNothing) {
  const std::string grey = some_samples(70 * 65);
  TileRules rules{.edge = Edge::drop};
  rules.dropped_pixels = std::make_shared<std::atomic<std::uint64_t>>(0);
  for (const std::string& bytes : {make_pgm(70, 65, 255, grey), make_png({70, 65}, grey),
                                   make_png({70, 65, 8, 0, true}, grey)}) {
    ByteSource source({.files = {file(bytes)}}, tile_framing(rules), messages_);
    EXPECT_EQ(source.expected_records(), 4u);
    EXPECT_EQ(*rules.dropped_pixels, 0u);
    engine::Chunk chunk;
    ASSERT_TRUE(source.next(chunk, {}, room));
    reader_.open(chunk.pieces[0]);
    Tile tile;
    ASSERT_TRUE(reader_.next(tile));
    EXPECT_EQ(tile.image, 0u);
    rules.dropped_pixels->store(0);
  }
}

TEST_F(TilesTest, APreviewShorterThanABandIsEnough) {
  const std::string wide = make_pgm(65'536, 64, 255, flat(65'536 * 64, 1));
  ByteSource source({.files = {file(wide)}}, tile_framing({}), messages_);
  EXPECT_NEAR(static_cast<double>(source.expected_records().value_or(0)), 4096, 8);
}

// PNG

std::uint8_t grey_of(std::uint32_t r, std::uint32_t g, std::uint32_t b) {
  return static_cast<std::uint8_t>((19595 * r + 38470 * g + 7471 * b + 32768) >> 16);
}

TEST_F(TilesTest, PngsOfEveryKindBecomeGrey) {
  std::vector<png_color> palette;
  for (int i = 0; i < 256; ++i)
    palette.push_back({static_cast<png_byte>(i * 7), static_cast<png_byte>(255 - i),
                       static_cast<png_byte>(i * i)});
  for (const int type : {0, 2, 3, 4, 6}) {
    for (const int depth : {1, 2, 4, 8, 16}) {
      if (type != 0 && depth < 8 && type != 3) continue;
      if (type == 3 && depth == 16) continue;
      for (const bool interlaced : {false, true}) {
        PngShape shape{45, 37, depth, type, interlaced};
        if (type == 3) shape.palette = palette;
        if (depth < 8) shape.palette.resize(type == 3 ? std::size_t{1} << depth : 0);
        const std::size_t bytes = depth == 16 ? 2 : 1, pixel = shape.channels() * bytes;
        const std::string samples = some_samples(45 * 37 * pixel, 5, depth < 8 ? 1u << depth : 256);
        const auto sample = [&](std::size_t at) {
          const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(samples[i]); };
          const std::uint32_t p = bytes == 2 ? byte(at) * 256u + byte(at + 1) : byte(at);
          const std::uint32_t maxval = (1u << depth) - 1;
          return (p * 255 + maxval / 2) / maxval;
        };
        std::string grey;
        for (std::size_t at = 0; at < samples.size(); at += pixel) {
          if (type == 3) {
            const png_color& c = palette[static_cast<std::uint8_t>(samples[at])];
            grey += static_cast<char>(grey_of(c.red, c.green, c.blue));
          } else if (type == 2 || type == 6) {
            grey +=
                static_cast<char>(grey_of(sample(at), sample(at + bytes), sample(at + 2 * bytes)));
          } else {
            grey += static_cast<char>(sample(at));
          }
        }
        const Read result = read(make_png(shape, samples));
        ASSERT_EQ(result.seen.size(), 4u) << result.seen[0];
        for (std::size_t i = 0; i < 4; ++i)
          EXPECT_EQ(result.pixels[i], tile_of(grey, 45, 37, i % 2, i / 2))
              << "type " << type << " depth " << depth << (interlaced ? " interlaced" : "");
      }
    }
  }
}

TEST_F(TilesTest, InterlacedPngsOfSmallSizesAreWhole) {
  for (std::uint32_t width = 1; width < 10; ++width)
    for (std::uint32_t height = 1; height < 10; ++height) {
      const std::string grey = some_samples(width * height);
      EXPECT_EQ(pixels_of(make_png({width, height, 8, 0, true}, grey)),
                tile_of(grey, width, height, 0, 0));
    }
}

TEST_F(TilesTest, ALongTextInAPngIsNotKept) {
  PngShape shape{32, 32};
  shape.text = flat(20'000'000, 'x');
  const std::string grey = some_samples(1024), png = make_png(shape, grey);
  const Read result = read({png}, {}, 1000);
  EXPECT_EQ(result.pixels, Lines{grey});
}

TEST_F(TilesTest, AWellCompressedPngComesBandByBand) {
  const std::string png = make_png({320, 32'000}, flat(320 * 32'000, 9));  // 1:1000 or so
  ByteSource source({.files = {file(png)}}, tile_framing({}), messages_);
  std::uint64_t tiles = 0;
  for (engine::Chunk chunk; source.next(chunk, {.records = 100'000, .bytes = 50'000}, room);
       chunk.clear()) {
    tiles += chunk.records;
    EXPECT_LE(chunk.bytes_held, 60'000u);
  }
  EXPECT_EQ(tiles, 10'000u);
}

TEST_F(TilesTest, ATruncatedPngSaysHowManyRowsThereAre) {
  const std::string grey = some_samples(32 * 96);
  const std::string png = make_png({.width = 32, .height = 96, .level = 0}, grey);
  const std::size_t pixels = png.find("IDAT") + 4 + 7;  // zlib's header and a stored block's
  EXPECT_EQ(
      read(png.substr(0, pixels + 33 * 70)).seen,
      (Lines{"0 image 0 at 0,0", "1 image 0 at 0,1",
             "bad 2 t0: image 0 is 32x96 and ends behind 70 of 96 rows, expected a whole PNG"}));
  EXPECT_EQ(read(png.substr(0, png.size() - 1)).seen.back(),
            "bad 3 t1: image 0 is 32x96 and ends behind 96 of 96 rows, expected a whole PNG");
  EXPECT_EQ(read(png.substr(0, 30)).seen,
            Lines{"bad 0 t2: image 0 ends in its header, expected a PNG"});
  const std::string passes =
      make_png({.width = 8, .height = 8, .interlaced = true, .level = 0}, flat(64, 1));
  EXPECT_EQ(read(passes.substr(0, passes.find("IDAT") + 4 + 7 + 4)).seen,
            Lines{"bad 0 t3: image 0 is 8x8 and ends behind 2 of 15 rows, expected a whole PNG"});
}

TEST_F(TilesTest, ABrokenPngKeepsWhatIsWhole) {
  const std::string grey = some_samples(32 * 96);
  std::string png = make_png({.width = 32, .height = 96, .level = 0}, grey);
  png[png.find("IEND") - 5] ^= 1;  // the check value of the pixels
  const Read result = read({png, make_pgm(32, 32, 255, flat(1024, 1))});
  ASSERT_EQ(result.seen.size(), 5u);
  EXPECT_EQ(result.seen[3],
            "bad 3 t0: image 0 is 32x96 and broken behind 96 of 96 rows (IDAT: CRC error), "
            "expected a whole PNG");
  EXPECT_EQ(result.seen[4], "4 image 1 at 0,0");
  png = make_png({32, 32}, flat(1024, 1));
  png[20] ^= 1;
  EXPECT_EQ(read(png).seen,
            Lines{"bad 0 t2: image 0 has a bad header (IHDR: CRC error), expected a PNG"});
  png = make_png({32, 32}, flat(1024, 1));
  png[png.find("IDAT")] = 'X';
  EXPECT_EQ(read(png).seen,
            Lines{"bad 0 t3: image 0 is 32x32 and broken behind 0 of 32 rows (chunk XDAT is not "
                  "known), expected a whole PNG"});
}

/// The signature and a header, with its check value.
std::string png_header(std::uint32_t width, std::uint32_t height, bool interlaced) {
  std::string png = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR"s;
  for (const std::uint32_t side : {width, height})
    for (int shift = 24; shift >= 0; shift -= 8) png += static_cast<char>(side >> shift);
  png += "\x08\0\0\0"s;
  png += interlaced ? '\1' : '\0';
  std::uint32_t crc = ~0u;
  for (const char c : png.substr(12)) {
    crc ^= static_cast<std::uint8_t>(c);
    for (int i = 0; i < 8; ++i) crc = crc >> 1 ^ (crc & 1 ? 0xEDB88320u : 0);
  }
  for (int shift = 24; shift >= 0; shift -= 8) png += static_cast<char>(~crc >> shift);
  return png;
}

TEST_F(TilesTest, TooLargePngsAreRefusedAtTheirHeader) {
  EXPECT_EQ(
      read(png_header(999'999'999, 9, false) + "more").seen,
      Lines{"bad 0 t0: image 0 is 999999999x9: 32 rows are 8.4 GiB, expected at most 1.0 GiB"});
  EXPECT_EQ(
      read(png_header(40'000, 40'000, true)).seen,
      Lines{"bad 0 t1: image 0 is 40000x40000 and interlaced: 1.5 GiB, expected at most 1.0 GiB"});
  EXPECT_EQ(read(png_header(40'000, 40'000, false)).seen,
            Lines{"bad 0 t2: image 0 is 40000x40000 and ends behind 0 of 40000 rows, expected a "
                  "whole PNG"});
}

TEST_F(TilesTest, NothingDependsOnHowBytesCome) {
  const std::string grey = some_samples(70 * 65);
  const std::string all = make_pgm(70, 65, 200, grey) + make_png({70, 65, 8, 0, true}, grey) +
                          make_png({70, 65}, grey).substr(0, 3000);
  const Read whole = read({all}, {}, 1 << 20, {});
  EXPECT_EQ(whole.seen.size(), 22u);
  for (const std::size_t block : {1, 7, 64, 4096})
    for (const engine::ChunkLimits limits : {engine::ChunkLimits{.records = 1},
                                             {.records = 7},
                                             {.records = 100, .bytes = 1},
                                             {.bytes = 3000}}) {
      const Read parts = read({all}, {}, block, limits);
      EXPECT_EQ(parts.pixels, whole.pixels);
      ASSERT_EQ(parts.seen.size(), whole.seen.size());
      const auto message = [](const Read& read) {  // without the name of its file
        return read.seen.back().substr(read.seen.back().find(": "));
      };
      EXPECT_EQ(message(parts), message(whole));
    }
}

}  // namespace
}  // namespace fxpar::records
