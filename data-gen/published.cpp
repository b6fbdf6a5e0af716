#include "data-gen/published.hpp"

#include <fmt/format.h>

#include <array>
#include <cstddef>

namespace fxpar::gen {

namespace {

constexpr std::array<std::string_view, 4> levels = {"INFO", "WARN", "ERROR", "DEBUG"};
constexpr std::array<std::string_view, 5> routes = {"/api/orders", "/api/users", "/health",
                                                    "/api/carts/checkout", "/static/app.js"};

void append_number(Buffer& out, std::uint64_t number) {
  const fmt::format_int text(number);
  out.append({text.data(), text.size()});
}

}  // namespace

void LogLines::next(Buffer& out) {
  // The order of the draws is part of the data set.
  const std::string_view level = levels[random_.below(levels.size())];
  const std::string_view route = routes[random_.below(routes.size())];
  const std::uint64_t ms = random_.below(4000);
  const bool failed = random_.fraction() < 0.08;
  out.append(level);
  out.append(' ');
  out.append(route);
  out.append(failed ? " 500 " : " 200 ");
  append_number(out, ms);
  out.append("ms u");
  append_number(out, index_ % 9973);
  out.append('\n');
  ++index_;
}

void Tiles::next(Buffer& out) {
  char* pixel = out.reserve(side * side);
  for (std::uint64_t y = 0; y < side; ++y)
    for (std::uint64_t x = 0; x < side; ++x)
      *pixel++ = static_cast<char>((5 * x + 3 * y + index_ + random_.below(24)) % 256);
  out.commit(side * side);
  ++index_;
}

void Credentials::next(Buffer& out) {
  append_number(out, index_);
  out.append(',');
  append_number(out, random_.below(std::uint64_t{1} << 30));
  out.append(',');
  append_number(out, random_.below(std::uint64_t{1} << 40));
  out.append('\n');
  ++index_;
}

}  // namespace fxpar::gen
