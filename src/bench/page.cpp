#include "bench/page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/text.hpp"
#include "bench/reading.hpp"
#include "bench/ways_source.hpp"

namespace fxpar::bench {

namespace {

// Two hues that all common forms of colour blindness tell apart: orange is the baseline, blue is
// everything that is held against it. Text has a contrast of at least 4.5 in both modes.
constexpr std::string_view style = R"css(
:root {
  color-scheme: light dark;
  --paper: #fdfcfa; --panel: #f4f2ee; --ink: #1d1f23; --soft: #5b5f66; --line: #dcd8d1;
  --base: #c2570c; --way: #2b6cb0; --mark: #1d1f23; --track: #efece6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15171a; --panel: #1d2024; --ink: #e8e6e1; --soft: #a5a9b0; --line: #34383e;
    --base: #d9792a; --way: #4a8fd6; --mark: #ffffff; --track: #23272c;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
  font-variant-numeric: tabular-nums; overflow-wrap: break-word;
}
main, header, footer { max-width: 52rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 3rem; }
footer { padding-top: 2rem; padding-bottom: 3rem; color: var(--soft); font-size: .875rem; }
h1, h2, .verdict {
  font-family: "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", Georgia, serif;
  line-height: 1.2; text-wrap: balance;
}
h1 { font-size: clamp(1.9rem, 6vw, 2.75rem); font-weight: 600; letter-spacing: -.01em; margin: 0; }
.verdict { font-size: clamp(1.15rem, 3.4vw, 1.4rem); line-height: 1.4; margin: .75rem 0 2rem; }
h2 { font-size: 1.6rem; font-weight: 600; margin: 3.5rem 0 .5rem; }
h3 { font-size: 1rem; font-weight: 650; margin: 2rem 0 .6rem; }
h3 small { font-weight: 400; color: var(--soft); font-size: .875rem; }
p { margin: .5rem 0; max-width: 42rem; }
.soft, figcaption { color: var(--soft); font-size: .875rem; }
a { color: inherit; text-decoration-color: var(--way); text-underline-offset: .2em; }
nav { margin: 2rem 0 0; font-size: .9375rem; }
nav a { display: inline-block; margin: 0 1.1rem .3rem 0; }
figure { margin: 0; break-inside: avoid; }

.facts { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1.25rem; margin: 0; }
.facts dt { color: var(--soft); }
.facts dd { margin: 0; min-width: 0; }

.reading { margin: 1rem 0 0; padding: 0 0 0 1.1rem; max-width: 42rem; }
.reading li { margin: .3rem 0; }
.sum { overflow-wrap: anywhere; }

.bars { list-style: none; margin: 0; padding: 0; }
.bars li {
  display: grid; align-items: center; column-gap: .9rem;
  grid-template: "name bar time gain" 2.35rem / 9.5rem 1fr 4.5rem 7.6rem;
}
.bars .name { grid-area: name; font-weight: 600; line-height: 1.1; }
.bars .name small { display: block; font-weight: 400; color: var(--soft); font-size: .75rem; }
.bars .time { grid-area: time; text-align: right; white-space: nowrap; }
.bars .gain { grid-area: gain; white-space: nowrap; }
.bars .soft { font-size: inherit; }
.bar { grid-area: bar; position: relative; height: 1.15rem; background: var(--track); }
.bar i { position: absolute; display: block; top: 0; bottom: 0; }
.bar .fill { left: 0; min-width: 2px; background: var(--way); }
.baseline .fill, .key .base { background: var(--base); }
.bar .limit { width: 0; border-left: 1px dashed var(--base); top: -.6rem; bottom: -.6rem; }
.bar .range {
  top: 28%; bottom: 28%; min-width: 1px;
  border: solid var(--mark); border-width: 0 1px;
  background: linear-gradient(var(--mark), var(--mark)) center / 100% 1px no-repeat;
}
.key i {
  display: inline-block; width: .8em; height: .8em; margin-right: .35em; vertical-align: -.05em;
  background: var(--way);
}
.key span { display: inline-block; margin-right: 1.2em; }

.scroll { overflow-x: auto; margin: .75rem 0; }
.scroll:focus-visible, a:focus-visible, summary:focus-visible {
  outline: 2px solid var(--way); outline-offset: 2px;
}
table { border-collapse: collapse; font-size: .875rem; line-height: 1.35; }
.wide { width: 100%; }
caption { text-align: left; color: var(--soft); padding: 0 0 .4rem; }
th, td {
  padding: .35rem .6rem; border-bottom: 1px solid var(--line); text-align: right;
  white-space: nowrap; vertical-align: baseline;
}
thead th { color: var(--soft); font-weight: 500; border-bottom-color: var(--soft); }
tr > :first-child { padding-left: 0; position: sticky; left: 0; background: var(--paper); }
tbody th { font-weight: 600; }
.text { text-align: left; }

svg { display: block; overflow: visible; width: 100%; font-size: .75rem; margin: .75rem 0; }
svg text { fill: var(--soft); }
svg .value {
  fill: var(--ink); paint-order: stroke; stroke: var(--paper); stroke-width: 4px;
}
svg .name { fill: var(--ink); font-weight: 600; font-size: .8125rem; }
svg .rule { stroke: var(--line); stroke-width: 1; }
svg .axis { stroke: var(--soft); stroke-width: 1; }
svg .path { stroke: var(--way); stroke-width: 2; }
svg .alone { stroke-dasharray: 5 4; }
svg .dot { fill: var(--way); stroke: var(--way); stroke-width: 2; }
svg .ring { fill: var(--paper); stroke: var(--way); stroke-width: 2; }
svg .first .path { stroke: var(--base); }
svg .first .dot { fill: var(--base); stroke: var(--base); }
svg .first .ring { stroke: var(--base); }

details { border-top: 1px solid var(--line); }
details:last-of-type { border-bottom: 1px solid var(--line); }
summary { cursor: pointer; padding: .55rem 0; }
summary b { font-weight: 600; }
pre {
  overflow-x: auto; margin: 0 0 1rem; padding: .9rem 1rem; background: var(--panel);
  font: .8125rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
}

@media (max-width: 40rem) {
  header { padding-top: 1.75rem; }
  .facts { grid-template-columns: 1fr; gap: 0; }
  .facts dd { margin-bottom: .45rem; }
  .bars li {
    grid-template: "name time gain" auto "bar bar bar" 1.1rem / 1fr auto 6.6rem;
    column-gap: .7rem; row-gap: .2rem; margin-bottom: .7rem;
  }
  .bar { height: .9rem; }
  .bar .limit { top: -.15rem; bottom: -.15rem; }
}
@media print {
  :root {
    --paper: #fff; --panel: #fff; --ink: #000; --soft: #444; --line: #bbb; --track: #eee;
    --base: #c2570c; --way: #2b6cb0; --mark: #000;
  }
  body { font-size: 10pt; }
  main, header, footer { max-width: none; padding-left: 0; padding-right: 0; }
  header { padding-top: 0; }
  nav { display: none; }
  .bar, .bar i, .key i { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
  h2, h3 { break-after: avoid; }
  .scroll { overflow: visible; }
  table { font-size: 7.5pt; }
  th, td { padding: .2rem .35rem; }
  .every table { font-size: 5.5pt; }
  tr { break-inside: avoid; }
  pre { white-space: pre-wrap; font-size: 7.5pt; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
)css";

std::string escaped(std::string_view text) {
  std::string html;
  for (const char c : text) {
    switch (c) {
      case '&':
        html += "&amp;";
        break;
      case '<':
        html += "&lt;";
        break;
      case '>':
        html += "&gt;";
        break;
      case '"':
        html += "&quot;";
        break;
      case '\'':
        html += "&#39;";
        break;
      default:
        html += c;
    }
  }
  return html;
}

/// A name or a value from outside.
std::string shown(std::string_view text) { return escaped(printable(text)); }

std::string element(std::string_view name, std::string_view attributes, std::string_view content) {
  return fmt::format("<{}{}{}>{}</{}>", name, attributes.empty() ? "" : " ", attributes, content,
                     name);
}

std::string block(std::string_view name, std::string_view attributes, std::string_view content) {
  return element(name, attributes, content) + "\n";
}

std::string counted(std::uint64_t n, std::string_view thing) {
  return fmt::format("{} {}{}", grouped(n), thing, n == 1 ? "" : "s");
}

std::string percent(double part) {
  return part < 0.0995 ? fmt::format("{:.1f} %", part * 100) : fmt::format("{:.0f} %", part * 100);
}

std::string bytes_or_dash(const std::optional<std::uint64_t>& bytes) {
  return bytes ? human_bytes(*bytes) : "&ndash;";
}

/// 1e-7 as `100 ns`: a round number, for an axis.
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

bool has_time(const Samples& times) { return !times.empty() && times.median() > 0; }

double a_call(const RoundtripRow& row) {
  return row.times.median() / std::max(1U, row.concurrency);
}

/// A line does not break between a number and its sign.
std::string with_units_kept(std::string html) {
  for (std::size_t at = 0; (at = html.find(" %", at)) != html.npos;) html.replace(at, 1, "&nbsp;");
  return html;
}

std::string reading_list(const std::vector<std::string>& sentences) {
  std::string items;
  for (const std::string& sentence : sentences)
    items += element("li", "", with_units_kept(escaped(sentence)));
  return items.empty() ? "" : block("ul", "class=\"reading\"", items);
}

std::string scrolling(std::string_view label, std::string_view content) {
  return block("div",
               fmt::format("class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"{}\"",
                           shown(label)),
               content);
}

// What jobs and ways are, for somebody who never heard of them.

struct About {
  std::string_view name, text;
};

constexpr About jobs[] = {
    {"fingerprint",
     "Each record is a line of a log. Its fingerprint is computed, by which lines of the same kind "
     "are found again. The work on one line is short."},
    {"sharpen",
     "Each record is a tile of an image, 32 by 32 pixels. Its edges are measured, as a sharpening "
     "filter does."},
    {"rehash",
     "Each record is a stored credential. Its password hash is derived again, which takes long on "
     "purpose."},
    {"primes",
     "How many prime numbers are there below n? The numbers are cut into equal ranges. A large "
     "number takes longer to test than a small one, so the last range takes longest."},
};

constexpr About ways[] = {
    {"shared", "What all ways call"},
    {"loop", "One record after the other, in a plain loop. All else is held against this."},
    {"sliced",
     "The records are cut into as many even slices as there are workers, and each worker gets one: "
     "what people write by hand."},
    {"chain",
     "The machinery of fxpar with one worker, which hands nothing over. It shows what the "
     "machinery "
     "costs by itself."},
    {"parallel", "Several workers, and each record is handed over alone: one trip for one record."},
    {"chunked",
     "Several workers, and many records (a chunk) are handed over at once: one trip for all of "
     "them."},
    {"processes",
     "A process of its own for each slice. They share nothing, so this is about what the machine "
     "can give."},
    {"ranges",
     "The numbers are cut into so many equal ranges; a worker that is free takes the next."},
};

std::string_view about(std::span<const About> all, std::string_view name) {
  for (const About& one : all)
    if (one.name == name) return one.text;
  return {};
}

/// `ranges` for `ranges-8`.
std::string_view kind_of(std::string_view way) {
  return way.starts_with("ranges-") ? std::string_view("ranges") : way;
}

// Bars.

double longest(const Case& one) {
  double seconds = 0;
  for (const Row& row : one.ways)
    if (has_time(row.times)) seconds = std::max(seconds, row.times.max());
  return seconds;
}

std::string chunk_note(const Row& row) {
  if (row.way == "parallel") return "one record a trip";
  return row.way == "chunked" ? counted(row.chunk, "record") + " a trip" : "";
}

std::string gain(const Row* loop, const Row& row) {
  if (loop == &row) return "baseline";
  return loop == nullptr ? "" : compared(loop->times, row.times);
}

std::string bar(const Row& row, const Row* loop, double scale) {
  const auto at = [scale](double seconds) { return 100 * seconds / scale; };
  const double from = at(row.times.min()), to = at(row.times.max());
  std::string marks =
      fmt::format("<i class=\"fill\" style=\"width:{:.3f}%\"></i>", at(row.times.median()));
  if (loop != nullptr && loop != &row)
    marks +=
        fmt::format("<i class=\"limit\" style=\"left:{:.3f}%\"></i>", at(loop->times.median()));
  if (row.times.all().size() > 1)
    marks += fmt::format("<i class=\"range\" style=\"left:{:.3f}%;width:{:.3f}%\"></i>", from,
                         to - from);
  return element("span",
                 fmt::format("class=\"bar\" title=\"{} to {}\"", human_seconds(row.times.min()),
                             human_seconds(row.times.max())),
                 marks);
}

std::string bar_line(const Row& row, const Row* loop, double scale) {
  const std::string note = chunk_note(row);
  const std::string line =
      element("span", "class=\"name\"",
              shown(row.way) + (note.empty() ? "" : " " + element("small", "", note))) +
      bar(row, loop, scale) + " " +
      element("span", "class=\"time\"", human_seconds(row.times.median())) + " " +
      element("span", loop == &row ? "class=\"gain soft\"" : "class=\"gain\"", gain(loop, row));
  return block("li", loop == &row ? "class=\"baseline\"" : "", line);
}

std::string bars(const Case& one) {
  const Row* const loop = measured(one, "loop");
  const double scale = longest(one);
  std::string lines;
  for (const Row& row : one.ways)
    if (has_time(row.times)) lines += bar_line(row, loop, scale);
  return lines.empty() ? block("p", "class=\"soft\"", "Nothing was measured.")
                       : block("ul", "class=\"bars\"", "\n" + lines);
}

// The sweep.

/// Places in percent of the width and pixels of the height.
struct Plot {
  static constexpr double left = 22, right = 94, top = 62, bottom = 250;
  unsigned few = 1, many = 1;  // workers
  double most = 1, step = 1;   // seconds: of the highest line, between two of them

  double x(unsigned workers) const {
    if (many == few) return (left + right) / 2;
    const auto doublings = [](unsigned w) { return std::log2(std::max(1U, w)); };
    return left + (right - left) * (doublings(workers) - doublings(few)) /
                      (doublings(many) - doublings(few));
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
  Plot plot;
  double most = 0;
  for (const Case& one : sweep) {
    for (const std::string_view way : sweep_ways)
      if (const Row* row = measured(one, way)) most = std::max(most, row->times.median());
    plot.few = std::max(1U, &one == &sweep[0] ? one.workers : std::min(plot.few, one.workers));
    plot.many = std::max(plot.many, one.workers);
  }
  if (most <= 0) return {};
  plot.step = round_step(most);
  plot.most = plot.step * std::ceil(most / plot.step - 1e-9);
  return plot;
}

std::string svg_text(std::string_view css, double x_percent, double y, std::string_view anchor,
                     std::string_view text) {
  return fmt::format("<text class=\"{}\" x=\"{:.2f}%\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n",
                     css, x_percent, y, anchor, escaped(text));
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

/// Workers that have room for a label: the least, the most, and between them what fits.
std::vector<unsigned> labelled(const std::vector<Case>& sweep, const Plot& plot) {
  constexpr double room = 15;  // percent of the width
  std::vector<unsigned> workers, kept;
  for (const Case& one : sweep) workers.push_back(one.workers);
  std::sort(workers.begin(), workers.end());
  for (const unsigned w : workers)
    if (kept.empty() || plot.x(w) - plot.x(kept.back()) >= room) kept.push_back(w);
  if (kept.back() != workers.back()) {
    if (kept.size() > 1) kept.pop_back();
    kept.push_back(workers.back());
  }
  return kept;
}

std::string sweep_grid(const Plot& plot, const std::vector<unsigned>& workers) {
  std::string lines;
  for (double at = 0; at <= plot.most * 1.001; at += plot.step) {
    lines += svg_line(at > 0 ? "rule" : "axis", 0, plot.y(at), 100, plot.y(at));
    lines += svg_text("scale", 0, plot.y(at) - 4, "start", tick(at));
  }
  for (const unsigned w : workers)
    lines += svg_text("scale", plot.x(w), Plot::bottom + 18, "middle", grouped(w));
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

std::string sweep_path(const std::vector<Case>& sweep, std::string_view way, const Plot& plot,
                       const std::vector<unsigned>& labels) {
  std::vector<const Case*> points;
  for (const Case& one : sweep)
    if (measured(one, way) != nullptr) points.push_back(&one);
  std::stable_sort(points.begin(), points.end(),
                   [](const Case* a, const Case* b) { return a->workers < b->workers; });
  const bool alone = way == "parallel";
  std::string lines, marks;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const double seconds = measured(*points[i], way)->times.median();
    const double x = plot.x(points[i]->workers), y = plot.y(seconds);
    if (i > 0)
      lines += svg_line(alone ? "path alone" : "path", plot.x(points[i - 1]->workers),
                        plot.y(measured(*points[i - 1], way)->times.median()), x, y);
    marks += svg_mark(alone ? "ring" : "dot", x, y);
    const auto label = label_y(*points[i], way, plot);
    if (label && std::find(labels.begin(), labels.end(), points[i]->workers) != labels.end())
      marks += svg_text("value", x, *label, "middle", human_seconds(seconds));
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
  const std::vector<unsigned> labels = labelled(sweep, *plot);
  std::string content = sweep_key() + sweep_grid(*plot, labels);
  for (const std::string_view way : sweep_ways) content += sweep_path(sweep, way, *plot, labels);
  return block("figure", "", svg(Plot::bottom + 44, sweep_in_words(sweep), content));
}

std::string sweep_section(const Results& results) {
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

// Hand-overs.

/// What a cell of the table of hand-overs stands for, beside its way.
struct Column {
  std::uint64_t payload;
  unsigned concurrency;
  auto operator<=>(const Column&) const = default;
};

template <class Value>
void add_new(std::vector<Value>& values, const Value& value) {
  if (std::find(values.begin(), values.end(), value) == values.end()) values.push_back(value);
}

std::string column_name(const Column& column, bool payloads, bool concurrencies) {
  const std::string calls =
      column.concurrency == 1 ? "1 call" : grouped(column.concurrency) + " at once";
  if (payloads && concurrencies) return human_bytes(column.payload) + ", " + calls;
  return payloads ? human_bytes(column.payload) : calls;
}

std::string handover_head(const std::vector<Column>& columns) {
  const auto varies = [&](auto member) {
    return std::any_of(columns.begin(), columns.end(),
                       [&](const Column& c) { return c.*member != columns[0].*member; });
  };
  const bool payloads = varies(&Column::payload);
  const bool concurrencies = varies(&Column::concurrency) || !payloads;
  std::string cells = element("th", "scope=\"col\" class=\"text\"", "way");
  for (const Column& c : columns)
    cells += element("th", "scope=\"col\"", column_name(c, payloads, concurrencies));
  return block("thead", "", element("tr", "", cells));
}

std::string handover_table(const std::vector<RoundtripRow>& rows, const std::string& work) {
  std::vector<Column> columns;
  std::vector<std::string> names;
  for (const RoundtripRow& row : rows) {
    if (row.work != work || !has_time(row.times)) continue;
    add_new(columns, {row.payload_bytes, row.concurrency});
    add_new(names, row.way);
  }
  if (columns.empty()) return "";
  std::sort(columns.begin(), columns.end());
  std::string body;
  for (const std::string& name : names) {
    std::string cells = element("th", "scope=\"row\" class=\"text\"", shown(name));
    for (const Column& c : columns) {
      const auto row = std::find_if(rows.begin(), rows.end(), [&](const RoundtripRow& r) {
        return r.work == work && r.way == name && r.payload_bytes == c.payload &&
               r.concurrency == c.concurrency && has_time(r.times);
      });
      cells += element("td", "", row == rows.end() ? "&ndash;" : human_seconds(a_call(*row)));
    }
    body += block("tr", "", cells);
  }
  const std::string caption = "Time of one call, work: " + work;
  return scrolling(caption, block("table", "",
                                  element("caption", "", shown(caption)) + handover_head(columns) +
                                      block("tbody", "", "\n" + body)));
}

/// One way in the chart: a call alone, and one of many at once. Either may be missing.
struct Dots {
  std::string way;
  std::optional<double> alone, among;
};

std::vector<Dots> dots_of(const std::vector<RoundtripRow>& rows, unsigned most) {
  std::vector<Dots> all;
  for (const RoundtripRow& row : rows) {
    const bool alone = row.concurrency <= 1;
    if (row.work != "none" || !has_time(row.times) || (!alone && row.concurrency != most)) continue;
    auto dots = std::find_if(all.begin(), all.end(), [&](auto& d) { return d.way == row.way; });
    if (dots == all.end()) dots = all.insert(all.end(), Dots{row.way, {}, {}});
    (alone ? dots->alone : dots->among) = a_call(row);
  }
  return all;
}

/// Powers of ten around all dots.
struct Decades {
  double low = 1e300, high = -1e300;  // exponents

  explicit Decades(const std::vector<Dots>& all) {
    for (const Dots& dots : all)
      for (const auto& seconds : {dots.alone, dots.among})
        if (seconds) take(std::log10(*seconds));
    if (low == high) ++high;
  }
  void take(double exponent) {
    low = std::min(low, std::floor(exponent));
    high = std::max(high, std::ceil(exponent));
  }
  double x(double seconds) const { return 100 * (std::log10(seconds) - low) / (high - low); }
};

constexpr double dots_height = 46;

std::string dots_line(const Dots& dots, const Decades& decades, double y, unsigned most) {
  std::vector<std::string> values;
  if (dots.alone) values.push_back(human_seconds(*dots.alone));
  if (dots.among)
    values.push_back(fmt::format("{} at once: {}", grouped(most), human_seconds(*dots.among)));
  std::string line = svg_text("name", 0, y, "start", printable(dots.way)) +
                     svg_text("value", 100, y, "end", fmt::format("{}", fmt::join(values, "; ")));
  const double at = y + 16;
  line += svg_line("rule", 0, at, 100, at);
  if (dots.alone && dots.among)
    line += svg_line("path", decades.x(*dots.alone), at, decades.x(*dots.among), at);
  if (dots.among) line += svg_mark("ring", decades.x(*dots.among), at);
  if (dots.alone) line += svg_mark("dot", decades.x(*dots.alone), at);
  return dots.way == "call" ? "<g class=\"first\">" + line + "</g>\n" : line;
}

std::string decades_axis(const Decades& decades, double y) {
  const int low = static_cast<int>(decades.low), high = static_cast<int>(decades.high);
  const int step = 1 + (high - low) / 7;
  std::string axis = svg_line("axis", 0, y, 100, y);
  for (int power = low; power <= high; power += step) {
    const double seconds = std::pow(10, power), x = decades.x(seconds);
    axis += svg_line("axis", x, y, x, y + 5);
    axis += svg_text("scale", x, y + 19,
                     power == low    ? "start"
                     : power == high ? "end"
                                     : "middle",
                     tick(seconds));
  }
  return axis +
         svg_text("scale", 100, y + 38, "end", "each mark is ten times the last (log scale)");
}

std::string handover_chart(const std::vector<RoundtripRow>& rows) {
  unsigned most = 1;
  for (const RoundtripRow& row : rows)
    if (row.work == "none") most = std::max(most, row.concurrency);
  const std::vector<Dots> all = dots_of(rows, most);
  if (all.empty()) return "";
  const Decades decades(all);
  std::string content, words = "Time of one call that does nothing.";
  double y = 14;
  for (const Dots& dots : all) {
    content += dots_line(dots, decades, y, most);
    if (dots.alone)
      words += fmt::format(" {}: {}.", printable(dots.way), human_seconds(*dots.alone));
    y += dots_height;
  }
  content += decades_axis(decades, y);
  const std::string key =
      most > 1 ? fmt::format("Full dot: one call alone. Ring: {} calls at once, the time of each.",
                             grouped(most))
               : "";
  return block("figure", "",
               svg(y + 44, words, content) + (key.empty() ? "" : element("figcaption", "", key)));
}

std::string handover_section(const Results& results) {
  if (results.roundtrip.empty()) return "";
  std::vector<std::string> works;
  for (const RoundtripRow& row : results.roundtrip) add_new(works, row.work);
  std::string tables;
  for (const std::string& work : works) tables += handover_table(results.roundtrip, work);
  return block("h2", "id=\"roundtrip\"", "What one hand-over costs") +
         block("p", "",
               "A call is made in place (<b>call</b>), or given to somebody else and its answer "
               "waited for: to a new thread (<b>thread-per-call</b>), to a thread that stays "
               "(<b>worker</b>), to several such threads (<b>pool</b>), or to the scheduler that "
               "fxpar runs on (<b>tbb</b>).") +
         handover_chart(results.roundtrip) + reading_list(reading_roundtrip(results.roundtrip)) +
         tables;
}

// Jobs.

std::string case_section(const Case& one, unsigned cores) {
  const std::string title = fmt::format("n = {} <small>{}, kernel {}</small>", grouped(one.n),
                                        counted(one.workers, "worker"), shown(one.kernel));
  return block("h3", "", title) + block("figure", "", bars(one)) +
         reading_list(reading(one, cores)) +
         (one.checksum.empty()
              ? ""
              : block("p", "class=\"soft sum\"",
                      "All ways gave the same results: checksum " + shown(one.checksum) + "."));
}

std::vector<std::string> job_names(const Results& results) {
  std::vector<std::string> names;
  for (const Case& one : results.cases) add_new(names, one.job);
  return names;
}

std::string job_sections(const Results& results) {
  std::string html;
  std::size_t number = 0;
  for (const std::string& name : job_names(results)) {
    html += block("h2", fmt::format("id=\"job-{}\"", ++number), shown(name));
    const std::string_view text = about(jobs, name);
    if (!text.empty()) html += block("p", "", escaped(text));
    for (const Case& one : results.cases)
      if (one.job == name) html += case_section(one, results.machine.cores);
  }
  return html;
}

// The top.

/// The best that workers make of a job at its largest size.
struct Best {
  const Case* one;
  const Row* loop;
  const Row* row;
};

std::optional<Best> best_of(const Results& results, const std::string& job) {
  const Case* largest = nullptr;
  for (const Case& one : results.cases)
    if (one.job == job && measured(one, "loop") && (largest == nullptr || one.n >= largest->n))
      largest = &one;
  if (largest == nullptr) return {};
  const Row* best = nullptr;
  for (const Row& row : largest->ways) {
    if (row.way == "loop" || row.way == "chain" || !has_time(row.times)) continue;
    if (best == nullptr || row.times.median() < best->times.median()) best = &row;
  }
  if (best == nullptr) return {};
  return Best{largest, measured(*largest, "loop"), best};
}

std::vector<Best> bests_of(const Results& results) {
  std::vector<Best> all;
  for (const std::string& name : job_names(results))
    if (const auto best = best_of(results, name)) all.push_back(*best);
  return all;
}

std::string span_of(std::vector<double> factors) {
  const auto [least, greatest] = std::minmax_element(factors.begin(), factors.end());
  const std::string low = factor(*least), high = factor(*greatest);
  return low == high ? low + "x" : low + "x to " + high + "x";
}

std::string verdict(const Results& results) {
  const std::vector<Best> all = bests_of(results);
  std::vector<double> gains;
  for (const Best& best : all) {
    const Ratio speed = best.loop->times / best.row->times;
    if (!speed.same() && speed.value > 1) gains.push_back(speed.value);
  }
  if (all.empty())
    return results.roundtrip.empty() && results.cases.empty() && results.sweep.empty()
               ? "Nothing was measured."
               : "No job was run both in a plain loop and in parallel, so there are times here and "
                 "no verdict.";
  if (gains.empty())
    return "No: on this machine, no parallel way is faster than a plain loop beyond the noise.";
  const std::string speed = span_of(gains) + " as fast as a plain loop";
  if (gains.size() == all.size())
    return "Yes: on this machine, the best parallel way is " + speed + ".";
  return fmt::format(
      "For {} of {} jobs it is: the best parallel way is {}. For the rest the loop is as good or "
      "better.",
      gains.size(), all.size(), speed);
}

std::string gain_cell(const Best& best, std::string_view way) {
  const Row* const row = measured(*best.one, way);
  return element("td", "", row == nullptr ? "&ndash;" : compared(best.loop->times, row->times));
}

std::string summary(const Results& results) {
  std::string rows;
  for (const Best& best : bests_of(results))
    rows += block(
        "tr", "",
        element("th", "scope=\"row\" class=\"text\"", shown(best.one->job)) +
            gain_cell(best, "parallel") + gain_cell(best, "chunked") +
            element("td", "",
                    compared(best.loop->times, best.row->times) + ", " + shown(best.row->way)) +
            element("td", "", human_seconds(best.loop->times.median())) +
            element("td", "", grouped(best.one->n)));
  if (rows.empty()) return "";
  std::string head;
  for (const char* name : {"one at a time", "in chunks", "best way", "plain loop", "records"})
    head += element("th", "scope=\"col\"", name);
  return scrolling(
      "Each job at its largest size",
      block("table", "class=\"wide\"",
            element("caption", "", "Each job at its largest size") +
                element("thead", "",
                        element("tr", "",
                                element("th", "scope=\"col\" class=\"text\"", "job") + head)) +
                element("tbody", "", "\n" + rows)));
}

std::string fact(std::string_view name, std::string_view value) {
  return value.empty() ? "" : element("dt", "", name) + element("dd", "", shown(value)) + "\n";
}

std::string runs_in_words(const Results& results) {
  if (results.iterations == 0) return "";
  if (results.rounds <= 1) return fmt::format("{} of each way", results.iterations);
  return fmt::format("{} of each way: {} in each of {}", results.iterations * results.rounds,
                     results.iterations, counted(results.rounds, "round"));
}

std::string machine(const Results& results) {
  const Machine& m = results.machine;
  return block(
      "dl", "class=\"facts\"",
      "\n" + fact("Processor", m.cpu) +
          fact("Cores to use", fmt::format("{}, so {}", m.cores, counted(m.workers, "worker"))) +
          fact("Vector instructions", m.isa) + fact("System", m.os) +
          fact("Timed runs", runs_in_words(results)) + fact("fxpar", results.version));
}

std::string navigation(const Results& results) {
  std::string links;
  std::size_t number = 0;
  for (const std::string& name : job_names(results))
    links += element("a", fmt::format("href=\"#job-{}\"", ++number), shown(name)) + " ";
  if (!results.sweep.empty()) links += "<a href=\"#sweep\">More workers</a> ";
  if (!results.roundtrip.empty()) links += "<a href=\"#roundtrip\">Hand-overs</a> ";
  return block("nav", "aria-label=\"On this page\"",
               links +
                   "<a href=\"#ways\">The ways and their code</a> <a href=\"#numbers\">All "
                   "numbers</a>");
}

std::string how_to_read() {
  return "<h2 id=\"reading\">How to read the bars</h2>\n"
         "<p class=\"key\"><span><i class=\"base\"></i>the plain loop, the baseline</span> "
         "<span><i></i>all other ways</span></p>\n"
         "<p>A <b>record</b> is one piece of work: a line, a tile, a credential. To have another "
         "worker do it, it has to be handed over and its result brought back in order: that is a "
         "<b>trip</b>. A trip costs the same for one record as for many, so records can share one: "
         "those that do are a <b>chunk</b>.</p>\n"
         "<p>A bar is as long as the run took: shorter is faster. Its length is the median, the "
         "run in the middle; the thin line on its end goes from the fastest run to the slowest. "
         "The dashed line is where the loop ends. &ldquo;Same&rdquo; means that the two are closer "
         "than the "
         "noise of the measurement.</p>\n";
}

// The code, and all numbers.

std::string code_of(const WayCode& way) {
  const std::string_view text = about(ways, kind_of(way.name));
  std::string summary = element("b", "", shown(way.name));
  if (way.name == "shared")
    summary = element("b", "", escaped(text));
  else if (!text.empty())
    summary += " &ndash; " + escaped(text);
  return block("details", "",
               element("summary", "", summary) +
                   element("pre", "tabindex=\"0\"", element("code", "", escaped(way.code))));
}

std::string code_section() {
  std::string html = "<h2 id=\"ways\">The ways and their code</h2>\n";
  for (const WayCode& way : codes_of_ways(ways_source)) html += code_of(way);
  return html;
}

std::string head_of(std::initializer_list<std::string_view> texts,
                    std::initializer_list<std::string_view> numbers) {
  std::string cells;
  for (const std::string_view name : texts)
    cells += element("th", "scope=\"col\" class=\"text\"", name);
  for (const std::string_view name : numbers) cells += element("th", "scope=\"col\"", name);
  return block("thead", "", element("tr", "", cells));
}

std::string cells_of(const Samples& times) {
  return element("td", "", human_seconds(times.median())) +
         element("td", "", human_seconds(times.min())) +
         element("td", "", human_seconds(times.max())) + element("td", "", percent(times.margin()));
}

std::string row_of(const Case& one, const Row& row) {
  const Row* const loop = measured(one, "loop");
  return block("tr", "",
               element("th", "scope=\"row\" class=\"text\"", shown(row.way)) +
                   element("td", "class=\"text\"", shown(one.job)) +
                   element("td", "", grouped(one.n)) + element("td", "", grouped(one.workers)) +
                   cells_of(row.times) +
                   element("td", "", loop == nullptr ? "&ndash;" : gain(loop, row)) +
                   element("td", "", row.chunk == 0 ? "&ndash;" : grouped(row.chunk)) +
                   element("td", "", row.chunks == 0 ? "&ndash;" : grouped(row.chunks)) +
                   element("td", "", bytes_or_dash(row.peak_rss_bytes)));
}

std::string table_of(std::string_view caption, std::string_view head, std::string_view rows) {
  return rows.empty()
             ? ""
             : scrolling(caption, block("table", "class=\"wide\"",
                                        element("caption", "", caption) + std::string(head) +
                                            block("tbody", "", "\n" + std::string(rows))));
}

std::string case_table(std::string_view caption, const std::vector<Case>& cases) {
  std::string rows;
  for (const Case& one : cases)
    for (const Row& row : one.ways)
      if (!row.times.empty()) rows += row_of(one, row);
  return table_of(caption,
                  head_of({"way", "job"}, {"n", "workers", "median", "fastest", "slowest", "margin",
                                           "against loop", "chunk", "trips", "peak memory"}),
                  rows);
}

std::string roundtrip_row(const RoundtripRow& row) {
  return block("tr", "",
               element("th", "scope=\"row\" class=\"text\"", shown(row.way)) +
                   element("td", "class=\"text\"", shown(row.work)) +
                   element("td", "", human_bytes(row.payload_bytes)) +
                   element("td", "", grouped(row.concurrency)) +
                   element("td", "", grouped(row.workers)) +
                   element("td", "", human_seconds(a_call(row))) + cells_of(row.times) +
                   element("td", "", human_seconds(row.load_s)) +
                   element("td", "", human_seconds(row.execution_s)) +
                   element("td", "", human_seconds(row.total_s)) +
                   element("td", "", grouped(row.left_caller)) +
                   element("td", "", bytes_or_dash(row.peak_rss_bytes)));
}

std::string roundtrip_table(const std::vector<RoundtripRow>& all) {
  std::string rows;
  for (const RoundtripRow& row : all)
    if (!row.times.empty()) rows += roundtrip_row(row);
  return table_of(
      "Hand-overs",
      head_of({"way", "work"}, {"payload", "at once", "workers", "a call", "all at once: median",
                                "fastest", "slowest", "margin", "start", "work itself", "total",
                                "answered elsewhere", "peak memory"}),
      rows);
}

std::string numbers_section(const Results& results) {
  return "<h2 id=\"numbers\">All numbers</h2>\n"
         "<p>The ways take turns: each runs once, then each again, so that a machine that slows "
         "down does so for all. The <b>margin</b> says how far a median can be trusted: half the "
         "distance between the quartiles of its runs, as a part of the median, and never less than "
         "0.5 %. A single run says nothing of that and counts as 10 %. Two times are the "
         "<b>same</b> if they differ by no more than their margins together, or by no more than "
         "1 %.</p>\n" +
         case_table("Jobs", results.cases) + case_table("More workers", results.sweep) +
         (results.roundtrip.empty()
              ? ""
              : block("details", "class=\"every\"",
                      element("summary", "", "<b>Hand-overs</b>, every measurement") +
                          roundtrip_table(results.roundtrip)));
}

bool is_marker(std::string_view line, std::string_view marker, std::string_view& rest) {
  const std::size_t start = line.find_first_not_of(" \t");
  if (start == line.npos || !line.substr(start).starts_with(marker)) return false;
  rest = line.substr(start + marker.size());
  rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size()));
  rest = rest.substr(0, rest.find_last_not_of(" \t\r") + 1);
  return true;
}

std::string without_blank_ends(std::string_view code) {
  const std::size_t first = code.find_first_not_of(" \t\r\n");
  if (first == code.npos) return "";
  const std::size_t line = code.rfind('\n', first);
  const std::size_t from = line == code.npos ? 0 : line + 1;
  return std::string(code.substr(from, code.find_last_not_of(" \t\r\n") + 1 - from)) + "\n";
}

}  // namespace

std::vector<WayCode> codes_of_ways(std::string_view source) {
  std::vector<WayCode> all;
  bool open = false;
  while (!source.empty()) {
    const std::size_t end = std::min(source.find('\n'), source.size() - 1) + 1;
    const std::string_view line = source.substr(0, end);
    source.remove_prefix(end);
    std::string_view name;
    if (is_marker(line.substr(0, line.find('\n')), "// end of ways", name)) break;
    if (is_marker(line.substr(0, line.find('\n')), "// way:", name)) {
      all.push_back({std::string(name), ""});
      open = true;
    } else if (open) {
      all.back().code += line;
    }
  }
  for (WayCode& way : all) way.code = without_blank_ends(way.code);
  return all;
}

std::string page(const Results& results) {
  std::string html =
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta name=\"color-scheme\" content=\"light dark\">\n"
      "<title>Is parallel worth it? fxpar bench</title>\n";
  html += element("style", "", style) + "\n</head>\n<body>\n";
  html += block("header", "",
                "\n<h1>Is parallel worth it?</h1>\n" +
                    block("p", "class=\"verdict\"", escaped(verdict(results))) + machine(results) +
                    navigation(results));
  html += block("main", "",
                "\n" + summary(results) + how_to_read() + job_sections(results) +
                    sweep_section(results) + handover_section(results) + code_section() +
                    numbers_section(results));
  html += block("footer", "", "Made by fxpar " + shown(results.version) + ", command bench.");
  return html + "</body>\n</html>\n";
}

}  // namespace fxpar::bench
