#include "bench/page_svg.hpp"

#include <fmt/format.h>

#include "bench/html.hpp"

namespace fxpar::bench {

std::string svg_text(std::string_view css, double x, double y, std::string_view anchor,
                     std::string_view text) {
  return fmt::format("<text class=\"{}\" x=\"{:.2f}%\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n",
                     css, x, y, anchor, escaped(text));
}

std::string svg_line(std::string_view css, double x1, double y1, double x2, double y2) {
  return fmt::format(
      "<line class=\"{}\" x1=\"{:.2f}%\" y1=\"{:.1f}\" x2=\"{:.2f}%\" y2=\"{:.1f}\"/>\n", css, x1,
      y1, x2, y2);
}

std::string svg_mark(std::string_view css, double x, double y) {
  return fmt::format("<circle class=\"{}\" cx=\"{:.2f}%\" cy=\"{:.1f}\" r=\"4\"/>\n", css, x, y);
}

std::string svg(double height, std::string_view title, std::string_view content) {
  const std::string words = escaped(title);
  return fmt::format(
      "<svg role=\"img\" aria-label=\"{}\" height=\"{:.0f}\"><title>{}</title>\n{}"
      "</svg>\n",
      words, height, words, content);
}

std::string tick(double seconds) {
  const auto in = [seconds](double unit, const char* name) {
    return fmt::format("{:.4g} {}", seconds / unit, name);
  };
  if (seconds <= 0) return "0";
  if (seconds < 0.9999e-6) return in(1e-9, "ns");
  if (seconds < 0.9999e-3) return in(1e-6, "us");
  if (seconds < 0.9999) return in(1e-3, "ms");
  return in(1, "s");
}

}  // namespace fxpar::bench
