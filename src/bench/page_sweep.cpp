// The sweep: one job over more and more workers, as lines over time.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/text.hpp"
#include "bench/html.hpp"
#include "bench/page_parts.hpp"
#include "bench/page_svg.hpp"
#include "bench/reading.hpp"

namespace fxpar::bench {

namespace {

/// Where a time stands: each doubling of the workers takes the same width.
struct Plot {
  static constexpr double left = 22, right = 94, top = 62, bottom = 250;
  unsigned few, many;  // workers
  double most, step;   // seconds: of the highest line, between two of them

  double x(unsigned workers) const {
    if (many == few) return (left + right) / 2;
    return left + (right - left) * (std::log2(workers) - std::log2(few)) /
                      (std::log2(many) - std::log2(few));
  }
  double y(double seconds) const { return bottom - (bottom - top) * seconds / most; }
};

/// A step of 1, 2 or 5 times a power of ten that takes three to six of it to `seconds`.
double round_step(double seconds) {
  const double rough = seconds / 4, power = std::pow(10, std::floor(std::log10(rough)));
  const double lead = rough / power;
  return power * (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10);
}

constexpr std::string_view sweep_ways[] = {"parallel", "chunked"};

std::optional<Plot> plot_of(const std::vector<Case>& sweep) {
  double most = 0;
  for (const Case& one : sweep)
    for (const std::string_view way : sweep_ways)
      if (const Row* row = measured(one, way)) most = std::max(most, row->times.median());
  if (most <= 0) return {};
  const double step = round_step(most);
  return Plot{sweep.front().workers, sweep.back().workers, step * std::ceil(most / step - 1e-9),
              step};
}

std::string sweep_grid(const Plot& plot, const std::vector<Case>& sweep) {
  std::string lines;
  for (double at = 0; at <= plot.most * 1.001; at += plot.step) {
    lines += svg_line(at > 0 ? "rule" : "axis", 0, plot.y(at), 100, plot.y(at));
    lines += svg_text("scale", 0, plot.y(at) - 4, "start", tick(at));
  }
  for (const Case& one : sweep)
    lines +=
        svg_text("scale", plot.x(one.workers), Plot::bottom + 18, "middle", grouped(one.workers));
  return lines + svg_text("scale", 100, Plot::bottom + 38, "end",
                          "workers (each doubling the same distance)");
}

/// The label of the slower way stands above its point and that of the faster below, or above too
/// where the axis is in the way. Nothing where there is no room at all.
std::optional<double> label_y(const Case& one, std::string_view way, const Plot& plot) {
  const Row* const other = measured(one, way == "parallel" ? "chunked" : "parallel");
  const double y = plot.y(measured(one, way)->times.median()), above = y - 10, below = y + 19;
  if (other == nullptr) return above;
  const double its = plot.y(other->times.median());
  if (y < its || (y == its && way == "parallel")) return above;
  if (below < Plot::bottom - 2) return below;
  return y - its > 28 ? std::optional(above) : std::nullopt;
}

std::string sweep_path(const std::vector<Case>& sweep, std::string_view way, const Plot& plot) {
  const bool alone = way == "parallel";
  std::string lines, marks;
  double last_x = 0, last_y = 0;
  for (const Case& one : sweep) {
    const Row* const row = measured(one, way);
    if (row == nullptr) continue;
    const double seconds = row->times.median(), x = plot.x(one.workers), y = plot.y(seconds);
    if (!marks.empty()) lines += svg_line(alone ? "path alone" : "path", last_x, last_y, x, y);
    marks += svg_mark(alone ? "ring" : "dot", x, y);
    if (const auto label = label_y(one, way, plot))
      marks += svg_text("value", x, *label, "middle", human_seconds(seconds));
    last_x = x;
    last_y = y;
  }
  return lines + marks;
}

std::string sweep_key() {
  return "<line class=\"path alone\" x1=\"0\" y1=\"10\" x2=\"26\" y2=\"10\"/>\n"
         "<circle class=\"ring\" cx=\"13\" cy=\"10\" r=\"4\"/>\n"
         "<text class=\"value\" x=\"34\" y=\"14\">parallel: one record a trip</text>\n"
         "<line class=\"path\" x1=\"0\" y1=\"30\" x2=\"26\" y2=\"30\"/>\n"
         "<circle class=\"dot\" cx=\"13\" cy=\"30\" r=\"4\"/>\n"
         "<text class=\"value\" x=\"34\" y=\"34\">chunked: many records a trip</text>\n";
}

std::string sweep_in_words(const std::vector<Case>& sweep) {
  std::string words = "Time by number of workers.";
  for (const Case& one : sweep)
    for (const std::string_view way : sweep_ways)
      if (const Row* row = measured(one, way))
        words += fmt::format(" {} with {}: {}.", way, counted(one.workers, "worker"),
                             human_seconds(row->times.median()));
  return words;
}

std::string sweep_chart(const std::vector<Case>& sweep) {
  const std::optional<Plot> plot = plot_of(sweep);
  if (!plot) return "";
  std::string content = sweep_key() + sweep_grid(*plot, sweep);
  for (const std::string_view way : sweep_ways) content += sweep_path(sweep, way, *plot);
  return block("figure", "", svg(Plot::bottom + 44, sweep_in_words(sweep), content));
}

}  // namespace

std::string sweep_part(const Results& results) {
  const std::vector<Case>& sweep = results.sweep;
  if (sweep.empty()) return "";
  const Case& one = sweep[0];
  return block("h2", "id=\"sweep\"", "More workers") +
         block("p", "",
               fmt::format("The job {} over {}, again with different numbers of workers. Lower is "
                           "faster.",
                           shown(one.job), counted(one.n, "record"))) +
         sweep_chart(sweep) + reading_list(reading_sweep(sweep, results.machine.cores));
}

}  // namespace fxpar::bench
