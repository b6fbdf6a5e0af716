// How the page looks: its only style sheet.
#include "bench/page_parts.hpp"

namespace fxpar::bench {

// Two hues that all common forms of colour blindness tell apart: orange is the baseline, blue is
// everything that is held against it. Text has a contrast of at least 4.5 in both modes.
const std::string_view page_style = R"css(
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

}  // namespace fxpar::bench
