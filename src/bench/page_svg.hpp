// What the charts are drawn with. Places are in percent of the width and pixels of the height, so
// that a chart is as wide as the page while its letters keep their size.
#pragma once

#include <string>
#include <string_view>

namespace fxpar::bench {

std::string svg_text(std::string_view css, double x, double y, std::string_view anchor,
                     std::string_view text);
std::string svg_line(std::string_view css, double x1, double y1, double x2, double y2);
std::string svg_mark(std::string_view css, double x, double y);

/// `title` says the same in words.
std::string svg(double height, std::string_view title, std::string_view content);

/// 1e-7 as `100 ns`: a round number, for an axis.
std::string tick(double seconds);

}  // namespace fxpar::bench
